import { describe, expect, it } from 'vitest'
import { describeError } from '../../src/platform/described-error.ts'

const CANARY = 'canary-7f3a9c51e2b8'
const database = (message: string, more: object) => Object.assign(new Error(message), { severity: 'ERROR', ...more })
const config = { url: `/x/${CANARY}`, data: CANARY, headers: { authorization: CANARY } }

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch (error) {
    return error
  }
}

describe('an error in the log', () => {
  it.each([
    [
      'a row that exists',
      database('duplicate key', { code: '23505', detail: `Key (itn)=(${CANARY}) already exists.` }),
    ],
    ['a value of another type', database(`invalid input syntax for type uuid: "${CANARY}"`, { code: '22P02' })],
    [
      'a refused row',
      database('refused', { code: '23514', detail: `Failing row contains (1, ${CANARY}).`, where: CANARY }),
    ],
    [
      'a statement',
      database('syntax error', { code: '42601', query: CANARY, parameters: [CANARY], internalQuery: CANARY }),
    ],
    [
      'an HTTP client',
      Object.assign(new Error('Request failed'), {
        code: 'ERR_BAD_REQUEST',
        config,
        request: CANARY,
        response: { data: CANARY },
      }),
    ],
    ['an address', new TypeError(`Invalid URL: https://bank.example/${CANARY}?x=1`)],
    ['a text that is no JSON', parse(`{"password": ${CANARY}`)],
    ['a quoted text', new Error(`No file '${CANARY}' in «${CANARY}» or \`${CANARY}\``)],
    ['fields that hang on it', Object.assign(new Error('failed'), { body: CANARY, input: { deep: CANARY } })],
    ['a cause', new Error('failed', { cause: new Error('inside', { cause: new Error(`"${CANARY}"`) }) })],
    ['what is no error', { message: CANARY }],
    ['a text', CANARY],
  ])('of %s holds no value', (_, error) => {
    const described = JSON.stringify(describeError(error))
    expect(described).not.toContain(CANARY)
    expect(described.length).toBeLessThan(4_000)
  })

  it.each(['+7 916 123-45-67', '79161234567', '7707083893', 'sokolov@firma.example'])('loses %s', (value) => {
    expect(describeError(new Error(`Not found: ${value}`)).message).toBe('Not found: …')
  })

  it('says what happened and where', () => {
    const described = describeError(
      database('duplicate key', { code: '23505', constraint: 'organization_itn', table: 'organization' }),
    )
    expect(described).toMatchObject({ code: '23505', constraint: 'organization_itn', table: 'organization' })
    expect(described.stack).toContain('described-error.test')
    expect(describeError(new Error('A key that was taken has no call')).message).toBe(
      'A key that was taken has no call',
    )
    expect(describeError(Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }))).toMatchObject({
      code: 'EPIPE',
      message: 'write EPIPE',
    })
  })
})
