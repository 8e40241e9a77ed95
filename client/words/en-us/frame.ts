export * from '../en-gb/frame.js'
