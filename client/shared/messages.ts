/** A namespace and not an object, so that browsers load just the messages that their code uses. */
export * as MESSAGES from './message-texts.js'
