export * from '../../en-gb/formats/first-sentence.js'
