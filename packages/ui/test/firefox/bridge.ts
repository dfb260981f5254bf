#!/usr/bin/env node
// Stands between Playwright and a Firefox of the system, which it drives by WebDriver BiDi. Two requests are answered
// here, all others pass:
// - media features, which Firefox cannot emulate yet: Playwright asks for them before each page and gives up;
// - keys outside of the American layout: Playwright writes them into the field by a script of the page, which no person
//   does; they become real keys.
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { WebSocket, WebSocketServer, type RawData } from 'ws'

interface Command {
  id: number
  method: string
  params: {
    target?: { context?: string }
    arguments?: readonly { value?: unknown }[]
  }
}

const path = process.env['CABINET_FIREFOX']
if (path === undefined) throw new Error('CABINET_FIREFOX names the Firefox to start.')

const success = (id: number, result: object): string => JSON.stringify({ type: 'success', id, result })

/** The text that Playwright is about to write by a script, with the page that gets it. */
const scriptedText = ({ method, params }: Command): { context: string; text: string } | undefined => {
  const context = params.target?.context
  const values = params.arguments?.map(({ value }) => value) ?? []
  const text = values.at(-1)
  const isScripted = values.some((value) => typeof value === 'string' && value.includes('window.__pw_bidiInsertText('))
  return method === 'script.callFunction' && context !== undefined && isScripted && typeof text === 'string'
    ? { context, text }
    : undefined
}

const keysOf = (text: string): readonly object[] =>
  [...text].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ])

const connect = (client: WebSocket, address: string): void => {
  const firefox = new WebSocket(address)
  const waiting: string[] = []
  const typed = new Set<number>()
  const pass = (text: string): void => {
    if (firefox.readyState === WebSocket.OPEN) firefox.send(text)
    else waiting.push(text)
  }
  client.on('message', (data: RawData) => {
    const command = JSON.parse(String(data)) as Command
    const { id } = command
    if (command.method === 'emulation.setMediaFeaturesOverride') return client.send(success(id, {}))
    const scripted = scriptedText(command)
    if (scripted === undefined) return pass(String(data))
    typed.add(id)
    const actions = [{ type: 'key', id: 'letters', actions: keysOf(scripted.text) }]
    const params = { context: scripted.context, actions }
    return pass(JSON.stringify({ id, method: 'input.performActions', params }))
  })
  firefox.on('open', () => waiting.splice(0).forEach((text) => firefox.send(text)))
  firefox.on('message', (data: RawData) => {
    const { id, type } = JSON.parse(String(data)) as { id?: number; type: string }
    const isTyped = id !== undefined && typed.delete(id) && type === 'success'
    // What the script would have answered: that no frame inside has the focus.
    client.send(isTyped ? success(id, { type: 'success', realm: '', result: { type: 'null' } }) : String(data))
  })
  firefox.on('close', () => client.close())
  client.on('close', () => firefox.close())
}

const browser = spawn(path, process.argv.slice(2), { stdio: ['ignore', 'inherit', 'pipe'] })
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => browser.kill(signal))
browser.on('exit', (code) => process.exit(code ?? 1))

createInterface({ input: browser.stderr }).on('line', (line) => {
  const address = /^WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1]
  if (address === undefined) return void process.stderr.write(`${line}\n`)
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 })
  server.on('connection', (client, { url = '' }) => connect(client, address + url))
  server.on('listening', () => {
    const here = server.address()
    if (typeof here === 'object' && here !== null)
      process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${here.port}\n`)
  })
})
