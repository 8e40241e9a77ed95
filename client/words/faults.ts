import type * as english from './en-gb/rooms.js'

/** The rooms of British English. */
type English = typeof english

/** What a language lacks of the messages of British English, or has beyond them. */
export type Faults<Rooms> = {
  [Room in keyof English]: Room extends keyof Rooms
    ? FaultsOf<Room, Rooms[Room], English[Room]>
    : `${Room} is missing`
}[keyof English]

type FaultsOf<Room extends string, Own, Model> =
  | {
      [Name in keyof Model & string]: Name extends keyof Own
        ? Own[Name] extends Wide<Model[Name]>
          ? never
          : `${Room}.${Name} is of another type`
        : `${Room}.${Name} is missing`
    }[keyof Model & string]
  | `${Room}.${Exclude<keyof Own & string, keyof Model>} is one too many`

/** Of a text, any text; of a function, one that takes the same values. */
type Wide<Message> = Message extends string
  ? string
  : Message extends (...values: infer Values) => infer Made
    ? (...values: Values) => Made extends readonly unknown[] ? readonly unknown[] : Wide<Made>
    : Message extends object
      ? { [Name in keyof Message]: Wide<Message[Name]> }
      : Message
