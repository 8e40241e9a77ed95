export * from '../en-gb/embed.js'
