import { describe, expect, it } from 'vitest'
import { outgoingProblems } from '../house/outgoing.mjs'
import { source } from './support.ts'

const problems = (text: string, path = 'apps/api/src/integrations/loans/http.ts') =>
  outgoingProblems([source(path, text)])

describe('the server calls others within bounds', () => {
  it.each([
    ['fetch', 'const call = () => fetch(url)'],
    ['fetch of the global object', 'const call = () => globalThis.fetch(url)'],
    ['fetch under another name', 'const send = fetch'],
    ['fetch of a client', 'const call = () => client.fetch(url)'],
    ['a signal in a request', 'const request = new Request(url, { signal: AbortSignal.timeout(1000) })'],
    ['requests of Node.js', `import { request } from 'node:https'`],
    ['connections of Node.js', `import { connect } from 'node:net'`],
    ['another client', `import axios from 'axios'`],
  ])('and not by %s', (_case, text) => {
    expect(problems(text)).toHaveLength(1)
  })

  it.each([
    ['the helper', 'const call = () => callOut(new Request(url), limits)'],
    ['a server', `import { createServer } from 'node:http'`],
    ['a comment', '// As fetch does.\nexport const one = 1'],
  ])('but by %s', (_case, text) => {
    expect(problems(text)).toEqual([])
  })

  it('alone: what bounds the calls, the web application and tests are left in peace', () => {
    const text = 'const call = () => fetch(url)'
    expect(problems(text, 'apps/api/src/kernel/outgoing.ts')).toEqual([])
    expect(problems(text, 'apps/web/src/main.ts')).toEqual([])
  })
})
