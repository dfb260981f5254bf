import { createCall } from '@cabinet/contract/client'
import { status } from '@cabinet/contract/debtor'
import { info } from '@cabinet/contract/file'
import { articles } from '@cabinet/contract/support/help'
import { insuranceStatus } from '@cabinet/contract/service'
import { remindOwner } from '@cabinet/contract/people/user'
import axios from 'axios'
import { expect, test } from 'vitest'
import { Failure, FakeServer } from './page/fake-server.ts'

const open = () => {
  const server = new FakeServer()
  return { server, call: createCall(axios.create({ adapter: (config) => server.respond(config) })) }
}

test('what a test declares is answered, with its input', async () => {
  const { server, call } = open()
  const id = '0199a000-0000-7000-8000-000000000001'
  const file = {
    ...{ id, name: 'Акт.pdf', size: 120, contentType: 'application/pdf', width: null, height: null },
    createdDateTime: '2026-10-01T09:00:00.000Z',
  }
  server.answer(info, ({ params }) => {
    expect(params).toEqual({ id })
    return file
  })
  expect(await call(info, { params: { id } })).toEqual(file)
  expect(server.unexpected).toEqual([])
})

test('an address without parameters wins over one with them', async () => {
  const { server, call } = open()
  server.fail(status, 409)
  server.fail(insuranceStatus, 404)
  await expect(call(status)).rejects.toMatchObject({ response: { status: 409 } })
})

test('a handler answers with an error', async () => {
  const { server, call } = open()
  server.answer(remindOwner, () => {
    throw new Failure(409, { code: 'ALREADY_REMINDED' })
  })
  await expect(call(remindOwner)).rejects.toMatchObject({ response: { data: { code: 'ALREADY_REMINDED' } } })
})

test('a call that nobody has declared, and a response that is none of its call, are named', async () => {
  const { server, call } = open()
  await expect(call(articles)).rejects.toThrow('Nobody answers GET')
  server.answer(remindOwner, { remindedDateTime: 'yesterday' })
  await expect(call(remindOwner)).rejects.toThrow()
  expect(server.unexpected).toHaveLength(2)
})

test('a call that is held goes on to what was declared before', async () => {
  const { server, call } = open()
  server.answer(articles, { items: [] })
  const release = server.hold(articles)
  const answered = call(articles)
  release()
  expect(await answered).toEqual({ items: [] })
})
