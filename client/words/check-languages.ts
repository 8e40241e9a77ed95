import type * as rooms from './rooms.js'

type Rooms = typeof rooms
type Model<Name> = Name extends `${string}/${infer Room}`
  ? Rooms[Extract<`en-gb/${Room}`, keyof Rooms>]
  : never

/**
 * Where a language would stop a program: a message of another type, or no message. A room has those that it lacks from
 * British English; a test names them.
 */
type Faults = { [Name in keyof Rooms]: FaultsOf<Name, Rooms[Name], Model<Name>> }[keyof Rooms]

/** What is counted has as many forms as its language. */
type FaultsOf<Room extends string, Own, Model> = {
  [Name in Exclude<keyof Model & string, 'counted'>]: Name extends keyof Own
    ? Own[Name] extends Wide<Model[Name]>
      ? never
      : `${Room}.${Name} is of another type`
    : `${Room}.${Name} is missing`
}[Exclude<keyof Model & string, 'counted'>]

/** Of a text, any text; of a function, one that takes the same values; of a table, some of its lines. */
type Wide<Message> = Message extends string
  ? string
  : Message extends (...values: infer Values) => infer Made
    ? (...values: Values) => Made extends readonly unknown[] ? readonly unknown[] : Wide<Made>
    : Message extends object
      ? { [Name in keyof Message]?: Wide<Message[Name]> }
      : Message

/** Does not compile with a fault. */
type None<Fault extends never> = Fault

/** The compiler names here what of a language does not fit where British English does. */
export type Checked = None<Faults>
