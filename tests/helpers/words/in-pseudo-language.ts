import { speakPseudoLanguage } from './speak-pseudo-language.js'

/* What is imported after this file has the words of the pseudo-language. */

speakPseudoLanguage()
