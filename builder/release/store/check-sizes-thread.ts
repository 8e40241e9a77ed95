import { parentPort, workerData } from 'node:worker_threads'
import { hasSize } from './check-object.js'
import { END, type SizeQuestion } from './find-intact-files.js'

/** The program of a thread. Answers with the numbers of the files that are cut or missing. */
function findDamaged({ folder, files, sizes }: SizeQuestion): number[] {
  const damaged: number[] = []
  let start = 0
  for (const [index, bytes] of sizes.entries()) {
    const end = files.indexOf(END, start)
    if (!hasSize(`${folder}/${files.slice(start, end)}`, bytes)) damaged.push(index)
    start = end + END.length
  }
  return damaged
}

parentPort?.postMessage(findDamaged(workerData as SizeQuestion))
