export * from '../../en-gb/search/compounds.js'
