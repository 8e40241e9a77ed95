/* What the search knows of the language. */
import { technicalNames } from '../technical-names.js'

export { separateWords } from '../as-written.js'

/** People write whole sentences, whose other words say nothing about a job. */
export const fillers =
  '求人 募集 仕事 仕事探し 転職 採用情報 職 職種 勤務 勤務地 可 可能 付近 近く 周辺 の で に を は が と や も へ'

/** Within a title, of another language too; its initials leave them out. */
export const smallWords = 'a an and at for in of the to'

/* What people type at any company. A name may have several words; a comma separates names. */

/** Each line names one thing. */
export const alike: readonly string[] = [
  ...technicalNames,
  'リモート, リモートワーク, テレワーク, 在宅, 在宅勤務, フルリモート',
  'アルバイト, パート, バイト, パートタイム, 非常勤',
  '正社員, フルタイム, 正規, 常勤',
  '契約社員, 有期, 嘱託',
  '派遣, 派遣社員',
  '業務委託, フリーランス, 委託',
  'シニア, ベテラン, 上級',
  'ジュニア, 未経験, 初心者, 第二新卒',
  '夜勤, 夜間, 深夜',
  // Beginners
  'インターン, インターンシップ, 実習, 実習生',
  '新卒, 新卒採用, 卒業予定',
  'ボランティア, 有志',
  // Software
  'エンジニア, 開発, 開発者, 技術者, デベロッパー, プログラマー, engineer, developer',
  'ソフトウェアエンジニア, ソフトウエアエンジニア, ソフトウェア開発, software engineer, swe, se, システムエンジニア',
  'インフラ, インフラエンジニア, サーバー, sre',
  'フロントエンド, フロント, frontend',
  'バックエンド, サーバーサイド, backend',
  'テスター, 品質保証, qa, テストエンジニア, 品質管理',
  'データサイエンティスト, データ分析, データアナリスト, data scientist',
  '機械学習, 人工知能, ai, ml, エーアイ',
  'セキュリティ, 情報セキュリティ, サイバーセキュリティ',
  '社内se, 情報システム, 情シス, ヘルプデスク, itサポート',
  'デザイナー, デザイン, designer',
  'プロダクトマネージャー, プロダクトマネジャー, pm, pdm, product manager',
  'プロジェクトマネージャー, プロジェクト管理, pm, project manager, pmo',
  // Offices
  '人事, 採用, hr, 労務, リクルーター, 採用担当',
  '経理, 会計, 財務, 簿記, accounting, けいり',
  '営業, セールス, sales, 販売, えいぎょう, アカウントエグゼクティブ',
  '法人営業, btob営業, アカウントエグゼクティブ',
  '総務, 事務, 庶務, バックオフィス, 一般事務, じむ',
  '秘書, アシスタント, 事務',
  'マーケティング, 広報, 宣伝, pr, マーケター',
  '法務, リーガル, 弁護士, コンプライアンス',
  'カスタマーサポート, カスタマーサービス, お客様対応, コールセンター, サポート, 問い合わせ対応',
  'カスタマーサクセス, cs',
  '購買, 調達, 仕入',
  '受付, 受け付け, レセプション',
  'コンサルタント, コンサルティング, コンサル',
  'マネージャー, 課長, 部長, リーダー, マネジャー, manager',
  '通訳, 翻訳, 翻訳者',
  'ライター, 編集, 編集者, ライティング',
  // Shops, trades and care
  '店員, 販売, ショップスタッフ, 接客, 販売員, 売り子',
  '店長, 店舗責任者, ストアマネージャー',
  '調理, 料理人, コック, シェフ, 板前, キッチン, 調理師',
  'ホール, ウェイター, ウエイター, 接客, 給仕',
  '清掃, 掃除, クリーニング, 清掃員',
  '倉庫, 物流, ロジスティクス, 軽作業, ピッキング, 仕分け',
  '運転手, ドライバー, 運転, 配送, 配達',
  '警備, 警備員, セキュリティ, ガードマン',
  '製造, 工場, 組立, 生産, ライン作業',
  '整備, 整備士, メカニック, 修理',
  '電気, 電気工事, 電気工事士',
  '建築, 施工, 建設, 施工管理',
  '看護, 看護師, ナース, 看護婦, nurse, かんご',
  '介護, 介護福祉士, ヘルパー, ケアワーカー, 介護職員, かいご',
  '医師, ドクター, 医者',
  '薬剤師, 薬剤, 調剤',
  '保育, 保育士, 幼稚園, ほいく',
  '教師, 教員, 先生, 講師, 教育',
]

/** What is meant by a name too, but not the other way round. */
export const wider: readonly (readonly [names: string, meant: string])[] = [
  ['クラウド', 'aws, azure, gcp, kubernetes'],
  ['プログラミング', 'エンジニア, プログラマー'],
  ['it', 'エンジニア, システムエンジニア, プログラマー'],
  ['人事', '採用'],
  ['管理職', 'マネージャー, 課長, 部長, リーダー'],
  ['特許', '知財'],
  ['リハビリ', '理学療法士, 作業療法士'],
  ['土日休み', '事務'],
]

/** Words that begin others of another meaning. */
export const complete: readonly string[] = ['java']

/** Japanese joins words for who does it and what it is, which are found within each other. */
export function toFamily(_word: string): readonly string[] {
  return []
}

/** Shorter words have no ending. */
export const shortestWithEnding: number = 3

/** What the endings of one word have in common, on the way in and on the way out; no matter what it says. */
export const endings: readonly (readonly [RegExp, string])[] = [
  [/(?<=..)(?:職|係|担当|担当者|求人|募集|業務|スタッフ)$/, ''],
  [/(?<=..)[都府県市]$/, ''],
  [/(?<=..)(?:師|士|員|者)$/, ''],
]

/** With a hyphen or a space. Two groups, which are written together. */
export const writtenApart = /\b(full|front|back)[\s-]+(stack|end)\b/gi

/** In letters. From so many on, a word is found within longer ones; where a language does not join words, none is. */
export const shortestInner: number = Infinity

/** What may stand between two words that are joined. */
export const links: readonly string[] = ['']

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

/* How people write pay into a search. Sources of regular expressions, in lower case and without accents. */

/** Between thousands; signs of a class. */
export const thousands = ','

export const beforePay = '年収|年俸|給与|給料|最低|約|想定年収'
export const afterPay = '以上|から|〜|~|円|/\\s?年|年収|程度'
/** Between the ends of a range, beside a dash. */
export const upTo = 'から|〜|~|～'
/** Behind an amount of pay that is not by the year. */
export const byOther = '(?:/|毎|一)?(?:時間|時給|日|月|週)'
/** Before an amount: asks for the opposite, or for pay that is not by the year. */
export const notLeast = '月給|月収|時給|日給|未満|以下|最大|上限'
/** Behind a number: how many of them it is. */
export const multiples: Record<string, number> = { 万: 10000, 千: 1000, k: 1000 }
/** By how they are typed; '$' for whichever dollar the roles are paid in. */
export const currencies: Record<string, string> = {
  円: 'JPY',
  万円: 'JPY',
  ドル: '$',
  ユーロ: 'EUR',
  ポンド: 'GBP',
}
