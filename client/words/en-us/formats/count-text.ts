export * from '../../en-gb/formats/count-text.js'
