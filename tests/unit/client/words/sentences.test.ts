import * as german from '../../../../client/words/de-de/listing.js'
import * as english from '../../../../client/words/en-gb/listing.js'
import { toAlternatives as toSpanishAlternatives } from '../../../../client/words/es-es/formats.js'
import * as spanishList from '../../../../client/words/es-es/listing.js'

/* Sentences whose words depend on what they are given. */

const LANGUAGES = [english, german] as const

it('what a chosen pay leaves out is one sentence, of one kind of roles or of both', () => {
  const notes = LANGUAGES.map(({ notCompared }) => [
    notCompared(1, 'EUR', 0),
    notCompared(0, 'EUR', 2),
    notCompared(2, 'EUR', 1),
  ])
  expect(notes).toEqual([
    [
      'Not compared: 1 role not paid by the year in EUR.',
      'Not compared: 2 roles without stated pay.',
      'Not compared: 2 roles not paid by the year in EUR, and 1 role without stated pay.',
    ],
    [
      'Nicht verglichen: 1 Stelle ohne Jahresgehalt in EUR.',
      'Nicht verglichen: 2 Stellen ohne Gehaltsangabe.',
      'Nicht verglichen: 2 Stellen ohne Jahresgehalt in EUR und 1 Stelle ohne Gehaltsangabe.',
    ],
  ])
})

it('verbs agree with the number of values and words that are left out', () => {
  const notes = LANGUAGES.map(({ unknownValues, wordsLeftOut }) => [
    unknownValues(['a', 'b']),
    unknownValues(['a']),
    wordsLeftOut(['a', 'b'], true),
    wordsLeftOut(['a'], false),
  ])
  expect(notes).toEqual([
    [
      'No open role is listed under ‘a’ or ‘b’, so those filters were left out.',
      'No open role is listed under ‘a’, so that filter was left out.',
      'No role has ‘a’ or ‘b’, so these were left out.',
      'No role has ‘a’, so it was left out. No role has all of the other words.',
    ],
    [
      'Unter „a“ oder „b“ gibt es keine offene Stelle, deshalb bleiben diese Filter unberücksichtigt.',
      'Unter „a“ gibt es keine offene Stelle, deshalb bleibt dieser Filter unberücksichtigt.',
      'Keine Stelle enthält „a“ oder „b“, deshalb bleiben diese Wörter unberücksichtigt.',
      'Keine Stelle enthält „a“, deshalb bleibt dieses Wort unberücksichtigt. Alle übrigen Wörter zusammen enthält keine Stelle.',
    ],
  ])
})

it('what only screen readers hear of a button stands where the language has it', () => {
  const shown = (text: string) => text
  const hidden = (text: string) => `[${text}]`
  const buttons = LANGUAGES.map(({ removeChosen, showAllOf }) => [
    removeChosen('Wien', shown, hidden).join(''),
    showAllOf(12, 'Ort', shown, hidden).join(''),
  ])
  expect(buttons).toEqual([
    ['[Remove ]Wien', 'Show all 12[ in Ort]'],
    ['Wien[ entfernen]', 'Alle 12 anzeigen[: Ort]'],
  ])
})

it('a Spanish "y" or "o" gives way before the same sound, also behind a quotation mark or in a number', () => {
  expect(spanishList.matches(['ventas', 'ingeniería'])).toBe('Coincide con «ventas» e «ingeniería»')
  expect(['Olot', '11.000', '110'].map((last) => toSpanishAlternatives(['Vigo', last]))).toEqual([
    'Vigo u Olot',
    'Vigo u 11.000',
    'Vigo o 110',
  ])
})
