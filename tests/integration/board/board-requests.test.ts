import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createBoardMemory } from '../../../builder/board/board-memory.js'
import { readBoardState } from '../../../builder/board/read-board.js'
import { PROJECT_ROOT } from '../../helpers/site/create-test-site.js'

it('a request that is lost with a closed connection is asked once more, and no more often', async () => {
  let lost = 1
  let asked = 0
  const server = createServer((request, response) => {
    asked += 1
    if (lost-- > 0) return void request.socket.destroy()
    response.setHeader('Content-Type', 'application/json').end('{"jobs":[],"meta":{"total":0}}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const board = { vendor: 'greenhouse', company: 'acme', endpoint } as const
  const source = { board, siteUrl: 'https://careers.example.com', projectRoot: PROJECT_ROOT }
  try {
    await expect(readBoardState(source, createBoardMemory())).resolves.toMatch(/^[0-9a-f]{16}$/)
    expect(asked).toBe(2)
    lost = 2
    await expect(readBoardState(source, createBoardMemory())).rejects.toThrow('does not answer')
    expect(asked).toBe(4)
  } finally {
    server.close()
    server.closeAllConnections()
  }
})
