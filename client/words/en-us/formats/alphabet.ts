export * from '../../en-gb/formats/alphabet.js'
