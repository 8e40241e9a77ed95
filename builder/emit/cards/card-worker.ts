import { parentPort, workerData } from 'node:worker_threads'
import { loadCardDrawer } from './draw-card.js'
import type { CardAnswer, CardQuestion } from './start-card-worker.js'

/* A thread that draws cards: its data is the project's root. Ended by who has started it. */

// Begun before the first question, and asked for again by each: what keeps it from loading is answered.
loadCardDrawer(workerData as string).catch(() => undefined)

parentPort?.on('message', ({ number, card }: CardQuestion) => {
  const answer = (said: Omit<CardAnswer, 'number'>) => parentPort?.postMessage({ number, ...said })
  loadCardDrawer(workerData as string)
    .then((draw) => draw(card))
    .then(
      ({ image, lacks }) => answer({ image, lacks }),
      (error: Error) => answer({ image: null, lacks: '', fault: error.message }),
    )
})
