/** The part of JSON Schema a score pad needs: objects, lists, numbers, words and choices. */

export interface Schema {
  type?: string | string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  enum?: (string | number)[];
  /** What the choices are called, in the same order. */
  names?: string[];
  /** Their pictures, in the same order, where cards are easier to find by them. */
  faces?: string[];
  /** What the picture of a typed number is called, with `{}` in its place. */
  picture?: string;
  uniqueItems?: boolean;
  /** Of all fields that are marked so, one is filled in. */
  either?: boolean;
  /** All at the table fill in one sheet. */
  together?: boolean;
  default?: unknown;
  anyOf?: Schema[];
  additionalProperties?: Schema | boolean;
  minimum?: number;
  maximum?: number;
  $ref?: string;
  $defs?: Record<string, Schema>;
}

/** The schema with every reference replaced by what it names. */
export function resolved(schema: Schema, defs: Record<string, Schema> = schema.$defs ?? {}): Schema {
  if (schema.$ref) return resolved(defs[schema.$ref.split("/").pop()!] ?? {}, defs);
  const whole: Schema = { ...schema };
  if (schema.anyOf) return resolved(schema.anyOf.find((choice) => choice.type !== "null") ?? {}, defs);
  if (schema.items) whole.items = resolved(schema.items, defs);
  if (schema.properties) {
    whole.properties = Object.fromEntries(Object.entries(schema.properties).map(([name, inner]) => [name, resolved(inner, defs)]));
  }
  if (typeof schema.additionalProperties === "object") whole.additionalProperties = resolved(schema.additionalProperties, defs);
  return whole;
}

/** The pictures of all choices by what is chosen. */
export function pictures(schema: Schema): Record<string, string> {
  const inner = [...Object.values(schema.properties ?? {}), ...(schema.items ? [schema.items] : [])];
  const own = (schema.enum ?? []).flatMap((choice, at) => (schema.faces ? [[choice, schema.faces[at]!]] : []));
  return Object.assign(Object.fromEntries(own), ...inner.map(pictures)) as Record<string, string>;
}

/** An empty entry. */
export function blank(schema: Schema): unknown {
  if (schema.default !== undefined && schema.default !== null) return structuredClone(schema.default);
  if (schema.properties) return Object.fromEntries(Object.entries(schema.properties).map(([name, inner]) => [name, blank(inner)]));
  switch (schema.type) {
    case "array":
      return [];
    case "object":
      return {};
    case "integer":
    case "number":
      return Math.max(0, schema.minimum ?? 0);
    case "boolean":
      return false;
  }
  return "";
}

/** Whether a list holds plain numbers or words, which are quickest to type in one line. */
export function isPlain(schema: Schema | undefined): boolean {
  return schema !== undefined && !schema.properties && schema.type !== "array" && schema.type !== "object";
}
