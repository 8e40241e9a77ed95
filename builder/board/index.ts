/* The door of the job board: nothing else of this folder is imported from outside. */

export { openBoard, type Board, type WithBoard } from './open-board.js'
export { inspectBoard } from './open-board.js'
export type { JoinedBoard } from './documents/join-board.js'
export { importJobs } from './import/import-jobs.js'
