import { rm } from 'node:fs/promises'

/** Removes what the test files of one run of Jest have shared. */
export default async function globalTeardown() {
  await rm(process.env.TEST_RUN_FOLDER, { recursive: true, force: true })
}
