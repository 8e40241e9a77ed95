export * from '../../en-gb/formats/counted.js'
