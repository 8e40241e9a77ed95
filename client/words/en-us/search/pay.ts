export * from '../../en-gb/search/pay.js'
