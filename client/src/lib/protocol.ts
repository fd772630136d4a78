/** The messages of the table protocol, by the names the server gives them. Generated types, renamed only. */
import type { components } from "./openapi";

type Schemas = components["schemas"];

export type Accepted = Schemas["Accepted"];
export type Anchor = Schemas["Anchor"];
export type Area = Schemas["Area"];
export type BotInfo = Schemas["BotInfo"];
export type BranchMade = Schemas["BranchMade"];
export type CampaignHome = Schemas["CampaignHome"];
export type CampaignMade = Schemas["CampaignMade"];
export type CampaignRead = Schemas["CampaignRead"];
export type ChangedArea = Schemas["ChangedArea"];
export type Changes = Schemas["Changes"];
export type Choosable = Schemas["Choosable"];
export type Chronicle = Schemas["Chronicle"];
export type ClauseInfo = Schemas["ClauseInfo"];
export type Closed = Schemas["Closed"];
export type Counter = Schemas["Counter"];
export type Fairness = Schemas["Fairness"];
export type GameInfo = Schemas["GameInfo"];
export type GameList = Schemas["GameList"];
export type GameOpened = Schemas["GameOpened"];
export type Guidance = Schemas["Guidance"];
export type Hint = Schemas["Hint"];
export type JoinCampaign = Schemas["JoinCampaign"];
export type KeptTable = Schemas["KeptTable"];
export type LayoutNode = Schemas["Node"];
export type LearningInfo = Schemas["LearningInfo"];
export type MyCampaign = Schemas["MyCampaign"];
export type MyCampaigns = Schemas["MyCampaigns"];
export type MyTable = Schemas["MyTable"];
export type MyTables = Schemas["MyTables"];
export type NewCampaign = Schemas["NewCampaign"];
export type NewTable = Schemas["NewTable"];
export type OptionInfo = Schemas["OptionInfo"];
export type Panel = Schemas["Panel"];
export type Piece = Schemas["Piece"];
export type PlayNext = Schemas["PlayNext"];
export type Problem = Schemas["Problem"];
export type Prompt = Schemas["Prompt"];
export type RecordRead = Schemas["RecordRead"];
export type Refused = Schemas["Refused"];
export type RematchMade = Schemas["RematchMade"];
export type Replayed = Schemas["Replayed"];
export type Rulebook = Schemas["Rulebook"];
export type SaidCue = Schemas["SaidCue"];
export type Scene = Schemas["Scene"];
export type SceneShown = Schemas["SceneShown"];
export type ScoreLine = Schemas["ScoreLine"];
export type ScorePadInfo = Schemas["ScorePadInfo"];
export type ScorePadResult = Schemas["ScorePadResult"];
export type ScoreSheet = Schemas["ScoreSheet"];
export type SeatInfo = Schemas["SeatInfo"];
export type SeatPlan = Schemas["SeatPlan"];
export type SeatTaken = Schemas["SeatTaken"];
export type SeatsChanged = Schemas["SeatsChanged"];
export type SeedPromise = Schemas["SeedPromise"];
export type Sign = Schemas["Pictured"];
export type ShownResult = Schemas["ShownResult"];
export type Spot = Schemas["Spot"];
export type Suggested = Schemas["Suggested"];
export type TableInfo = Schemas["TableInfo"];
export type TableMade = Schemas["TableMade"];
export type Timeline = Schemas["Timeline"];
export type Told = Schemas["Told"];
export type UndoOffer = Schemas["UndoOffer"];
export type Updated = Schemas["Updated"];

export type Language = "en" | "ru";
export type Thing = string | number;
export type Setting = boolean | number | string;
export type ServerMessage =
  | SceneShown
  | Updated
  | SeatsChanged
  | Schemas["Done"]
  | Refused
  | Schemas["Pong"];
export type ClientMessage =
  | { type: "move"; n: number; id: string; say: string; seat: number }
  | { type: "undo"; n: number; id: string; kind: UndoOffer["kind"]; seat: number }
  | { type: "consent"; n: number; id: string; agree: boolean; seat: number }
  | { type: "chat"; id: string; text: string; seat: number }
  | { type: "language"; lang: Language }
  | { type: "front"; seat: number }
  | { type: "ping" };

/** Watching, without a seat. */
export const SPECTATOR = -2;
/** In a replay: with the cards of all players open. */
export const EVERYBODY = -1;
