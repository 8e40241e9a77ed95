import type * as english from './en-gb/rooms.js'

/**
 * The rooms of a language, which must have the messages of British English: all of them, no others, and
 * with the same values. Which text they are is free.
 */
export type SameWords<Rooms extends Same<Rooms, typeof english>> = Rooms

type Same<Own, Model> = { [Name in keyof Model]: SameRoom<Own, Model, Name> } & NoOthers<Own, Model>

type SameRoom<Own, Model, Name extends keyof Model> = {
  [Message in keyof Model[Name]]: Wide<Model[Name][Message]>
} & (Name extends keyof Own ? NoOthers<Own[Name], Model[Name]> : unknown)

type NoOthers<Own, Model> = { [Name in Exclude<keyof Own, keyof Model>]: never }

/** Of a text, any text; of a function, one that takes the same values. */
type Wide<Message> = Message extends string
  ? string
  : Message extends (...values: infer Values) => infer Made
    ? (...values: Values) => Made extends readonly unknown[] ? readonly unknown[] : Wide<Made>
    : Message extends object
      ? { [Part in keyof Message]: Wide<Message[Part]> }
      : Message
