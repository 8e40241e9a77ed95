/* The words of the invented postings. */

const OPENINGS = [
  'Water that is lost on its way is water that was pumped for nothing.',
  'Every night our loggers listen to forty thousand kilometres of pipe.',
  'A good day for us is one on which nobody has to dig twice.',
  'The mains under a city are older than most of the maps of them.',
  'We would rather hear a leak in March than see it in August.',
  'Most of what we know about pipes we were told by people who mend them.',
]

const DUTIES = [
  'write down what you find, so that the next person begins where you stopped',
  'spend one day a month with a crew that uses what we make',
  'agree each quarter which three things matter, and leave the others',
  'keep the list of known faults short, honest and in one place',
  'answer questions of colleagues in Bristol, Dublin & Lisbon',
  'measure before and after, and say so when nothing has changed',
  'look after one part of our work from the first idea to the bill',
  'help to choose what we buy and what we build ourselves',
  'prepare the weekly review, and cut it to half an hour',
]

const WISHES = [
  'some years of work in a similar role, paid or not',
  'plain writing, in English',
  'patience with old records and older valves',
  'the habit of asking who will use the result',
  'a driving licence is <em>not</em> needed',
  'experience with a regulated industry helps',
  'you have changed your mind in public at least once',
]

interface About {
  title: string
  department: string
  town: string
  index: number
}

/** HTML with headings, lists, emphasis and a link, as editors of boards write it. */
export function composeText({ title, department, town, index }: About): string {
  return [
    `<h2>About the role</h2>`,
    `<p>${at(OPENINGS, index)} As <strong>${title}</strong> you work with the people of ${department} in ${town}; ask us for reference ${1200 + index}.</p>`,
    `<h3>What you will do</h3>`,
    toList(DUTIES, index, 4),
    `<h3>What you bring</h3>`,
    toList(WISHES, index, 3),
    `<h3>Additional information</h3>`,
    `<p>We read every application and answer within ten days: <a href="https://tidewell.example/hiring?from=board">how we hire</a>.</p>`,
  ].join('\n')
}

function toList(lines: readonly string[], first: number, count: number): string {
  const chosen = Array.from({ length: count }, (_, step) => at(lines, first + step * 2))
  return `<ul>${chosen.map((line) => `<li>${line.replace(/&(?!\w+;)/g, '&amp;')}</li>`).join('')}</ul>`
}

function at(lines: readonly string[], index: number): string {
  return lines[index % lines.length] ?? ''
}
