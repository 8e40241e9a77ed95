import { foldText } from './fold-text.js'

/** Letters that do not decompose into a base letter and a mark, by the letters that stand for them. */
const LETTERS: Record<string, string> = {
  a: 'ɐɑɒᴀᴥᶏᶐⱥꜣꜥꬰꬱꭤ',
  aa: 'ꜳ',
  ae: 'æᴁᴂꞛ',
  ao: 'ꜵ',
  au: 'ꜷ',
  av: 'ꜹꜻ',
  ay: 'ꜽ',
  b: 'ƀƃɓʙᴃᵬᶀꞗꞵ',
  c: 'ƈȼɕʗᴄↄꜿꞓꞔ𝼏𝼝',
  con: 'ꝯ',
  d: 'ðđƌƍȡɖɗᴅᴆᵭᶁᶑẟꝺꟈ𝼥',
  db: 'ȸ',
  dum: 'ꝱ',
  dz: 'ʣʤʥꭦ𝼒𝼙',
  e: 'ǝɇɘəɚɛɜɝɞʚᴇᴈᶒᶓᶔᶕⱸⱻꬲꬳꬴꭠ',
  et: 'ꝫ',
  f: 'ƒɸᵮᶂⅎⱷꜰꝼꞙꬵ',
  fn: 'ʩ𝼀',
  g: 'ǥɠɡɢɣʛᵷᵹᶃꝿꞡꟑꬶ𝼁𝼂',
  h: 'ħƾɂɥɦɧʖʘʜʡʢʮʯⱨⱶꜧꞌꞕꞻꞽꞿꟶ𝼎꟏ʔʕ',
  hv: 'ƕ',
  i: 'ıɨɩɪᴉᵻᵼᶖ𝼚',
  ie: 'ꭡ',
  is: 'ꝭ',
  j: 'ȷɉɟʄʝᴊ',
  k: 'ĸƙʞᴋᶄⱪꜭꜯꝁꝃꝅꞣ𝼃𝼐',
  l: 'łƚƛȴɫɬɭʟᴌᴤᶅⱡꝇꝉꞁꞎꬷꬸꬹ𝼄𝼑𝼓ꟛ𝼦',
  ll: 'ỻ',
  ls: 'ʪ',
  lum: 'ꝲ',
  lz: 'ɮʫ𝼅',
  m: 'ɯɰɱᴍᴟᵯᶆꟺꬺ',
  mum: 'ꝳ',
  n: 'ŋƞȵɲɳɴᴎᵰᶇꞑꞥꬻꬼ𝼇𝼔𝼧',
  num: 'ꝴ',
  o: 'øɔɤɵɷᴏᴐᴑᴒᴓᴖᴗᶗⱺꝋꝍꞷꟁꬽꬾꬿꭃꭄ𝼛',
  oe: 'œɶᴔꞝꭀꭁꭂꭢ',
  oi: 'ƣ',
  oo: 'ꝏ',
  ou: 'ȣᴕ',
  p: 'ƥʬʭᴘᵱᵽᶈꝑꝓꝕ',
  q: 'ɋʠꜫꝗꝙꞯ',
  qp: 'ȹ',
  r: 'ɍɹɺɻɼɽɾɿʀʁᴙᴚᵲᵳᶉⱹꝛꞃꞧꭅꭆꭇꭈꭉꭊꭋꭌꭨ𝼈𝼕𝼖𝼨',
  rum: 'ꝝꝵꝶ',
  s: 'ƪȿʂʃʅʆᵴᶊᶋᶘẜẝꜱꞅꞩꟊꟗꟙ𝼋𝼌𝼞ꟍꭍ𝼩',
  ss: 'ß',
  t: 'ŧƅƨƫƭƽȶʇʈᴛᵵⱦꞇ𝼉𝼍𝼪',
  tc: 'ʨ',
  th: 'þᵺꝥꝧꟓ',
  ts: 'ʦʧꭧ𝼗𝼜',
  tum: 'ꝷ',
  tz: 'ꜩ',
  u: 'ʉʊᴜᴝᴞᵾᵿᶙꞹꭎꭏꭒ',
  ue: 'ᵫꞟ',
  ui: 'ꭐꭑ',
  um: 'ꝸ',
  uo: 'ꭣ',
  v: 'ʋʌᴠᶌỽⱱⱴꝟꝩ',
  vy: 'ꝡ',
  w: 'ƿʍᴡⱳꟃꟕ',
  x: 'ᶍꭓꭔꭕꭖꭗꭘꭙ',
  y: 'ƴȝɏʎʏỿꭚ𝼆',
  z: 'ƶƹƺȥɀʐʑʒʓᴢᴣᵶᶎᶚⱬ𝼘ꝣ',
  σ: 'ς',
}

const PLAIN: ReadonlyMap<string, string> = new Map(
  Object.entries(LETTERS).flatMap(([plain, letters]) =>
    Array.from(letters, (letter) => [letter, plain] as const),
  ),
)

/** `foldText`, with straight quotes, and every Latin letter in the 26 of ASCII. */
export function toPlainLetters(text: string): string {
  return (
    foldText(text.replace(/\u00b4/g, "'"))
      .replace(/[\u2018-\u201b\u02bb\u02bc\u2032]/g, "'")
      // Catalan has a dot within a double letter.
      .replace(/l\u00b7(?=l)/g, 'l')
      .replace(/[^\0-\x7f]/gu, (letter) => PLAIN.get(letter) ?? letter)
  )
}
