/** A seat and the secret that is the right to play it. */
export interface SeatKey {
  seat: number;
  token: string;
}
