import path from 'node:path'
import { Worker } from 'node:worker_threads'
import type { ShareCard } from '../../../client/content/pages/share-card.js'
import type { DrawnCard } from './draw-card.js'

export interface CardQuestion {
  number: number
  card: ShareCard
}

export interface CardAnswer extends Pick<CardQuestion, 'number'> {
  image: Uint8Array | null
  lacks: string
  fault?: string
}

interface CardWorker {
  draw: (card: ShareCard) => Promise<DrawnCard>
  end: () => Promise<unknown>
}

/** A card leaves no objects behind. */
const LIMITS = { maxYoungGenerationSizeMb: 4 }

/** Draws cards on another processor, while this one renders pages. It is to be ended. */
export function startCardWorker(projectRoot: string): CardWorker {
  const file = path.join(projectRoot, 'dist/builder/emit/cards/card-worker.js')
  const worker = new Worker(file, { workerData: projectRoot, resourceLimits: LIMITS })
  const waiting = new Map<number, { resolve: (drawn: DrawnCard) => void; reject: Reject }>()
  let asked = 0
  let failure: Error | null = null

  worker.on('message', ({ number, image, lacks, fault }: CardAnswer) => {
    const { resolve, reject } = waiting.get(number) ?? {}
    waiting.delete(number)
    if (fault === undefined) resolve?.({ image: image && toBuffer(image), lacks })
    else reject?.(new Error(fault))
  })
  worker.on('error', (error: Error) => {
    failure = error
    for (const { reject } of waiting.values()) reject(error)
  })
  return {
    draw: (card) =>
      new Promise((resolve, reject) => {
        if (failure !== null) return reject(failure)
        waiting.set(++asked, { resolve, reject })
        worker.postMessage({ number: asked, card } satisfies CardQuestion)
      }),
    end: () => worker.terminate(),
  }
}

type Reject = (reason: Error) => void

function toBuffer({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength)
}
