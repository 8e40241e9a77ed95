import type * as english from './en-gb/rooms.js'

/** The rooms of British English. */
type English = typeof english

/**
 * Where a language would stop a program: a message of another type, or no message. A room has those that it lacks from
 * British English; a test names them.
 */
export type Faults<Rooms> = {
  [Room in keyof English]: Room extends keyof Rooms
    ? FaultsOf<Room, Rooms[Room], English[Room]>
    : `${Room} is missing`
}[keyof English]

type FaultsOf<Room extends string, Own, Model> = {
  [Name in keyof Model & string]: Name extends keyof Own
    ? Own[Name] extends Wide<Model[Name]>
      ? never
      : `${Room}.${Name} is of another type`
    : `${Room}.${Name} is missing`
}[keyof Model & string]

/** Of a text, any text; of a function, one that takes the same values; of a table, some of its lines. */
type Wide<Message> = Message extends string
  ? string
  : Message extends (...values: infer Values) => infer Made
    ? (...values: Values) => Made extends readonly unknown[] ? readonly unknown[] : Wide<Made>
    : Message extends object
      ? { [Name in keyof Message]?: Wide<Message[Name]> }
      : Message
