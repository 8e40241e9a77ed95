import { toAlertsUrl } from '../../../../../client/components/elements/alerts-link.js'

const feed = {
  path: '/departments/people/feed.xml',
  name: 'People & Co',
  department: 'People & Co',
}

it.each([
  [
    'https://mail.example/join?follow={feed}&team={department}',
    'https://mail.example/join?follow=https%3A%2F%2Fcareers.example%2Fdepartments%2Fpeople%2Ffeed.xml' +
      '&team=People%20%26%20Co',
  ],
  ['https://mail.example/%7Bdepartment%7D', 'https://mail.example/People%20%26%20Co'],
  ['https://mail.example/join?x={other}', 'https://mail.example/join?x={other}'],
])('only the known placeholders of %s are replaced', (template, url) => {
  expect(toAlertsUrl(template, feed, 'https://careers.example')).toBe(url)
})

it('the alerts URL for the feed of all jobs has an empty department', () => {
  const all = { path: '/feed.xml', name: null, department: null }
  expect(toAlertsUrl('https://m.example/?d={department}', all, 'https://c.example')).toBe(
    'https://m.example/?d=',
  )
})
