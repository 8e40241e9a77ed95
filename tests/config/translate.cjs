const { createTransformer } = require('ts-jest').default

/**
 * ts-jest, which keeps what it has translated under the whole configuration of a project. Projects differ
 * only in their name, their tests and their React, so each is given the same one here, and all share what
 * is kept.
 */
module.exports = {
  createTransformer(options) {
    const transformer = createTransformer(options)
    let shared
    const withShared = (given) => {
      const own = { displayName: undefined, testMatch: [], moduleNameMapper: [] }
      shared ??= { ...given.config, ...own }
      return { ...given, config: shared }
    }
    return {
      getCacheKey: (text, file, given) => transformer.getCacheKey(text, file, withShared(given)),
      process: (text, file, given) => transformer.process(text, file, withShared(given)),
    }
  },
}
