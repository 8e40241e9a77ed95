export { separateWords } from '../../as-written.js'

const KATAKANA = /[ァ-ヶ]/g
const TO_HIRAGANA = 0x60
const SMALL = 'ぁぃぅぇぉゃゅょゎっ'
const LARGE = 'あいうえおやゆよわつ'

/** コンピューター and コンピュータ, ウェア and ウエア, でーた and データ are one word each. One letter at a time. */
export function foldLetters(text: string): string {
  return text
    .replace(/ー/g, '')
    .replace(KATAKANA, (letter) => String.fromCharCode(letter.charCodeAt(0) - TO_HIRAGANA))
    .replace(/[ぁぃぅぇぉゃゅょゎっ]/g, (letter) => LARGE[SMALL.indexOf(letter)] ?? letter)
}

/** Where one script ends and another begins, so mostly does a word. */
const RUNS =
  /[\p{Script=Han}々〆]+|[\p{Script=Hiragana}ー]+|[\p{Script=Katakana}ー]+|[^\p{Script=Han}々〆\p{Script=Hiragana}\p{Script=Katakana}ー]+/gu
/** What stands between the words of a sentence, and its end. */
const BETWEEN =
  /^(?:の|で|に|を|は|が|と|や|も|へ|から|まで|より|として|という|できる|できます|したい|する|です|ます|な|ある|いる|さん|たい|探し|している|しています|いただける|お)+$/u

/** A sentence has no spaces: 東京の営業職 asks for 東京 and 営業職. */
export function separateSearch(text: string): string {
  const runs = text.match(RUNS) ?? []
  return runs.some((run) => BETWEEN.test(run))
    ? runs.map((run) => (BETWEEN.test(run) ? ' ' : run)).join('')
    : text
}
