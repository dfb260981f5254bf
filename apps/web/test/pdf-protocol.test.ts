import { describe, expect, test } from 'vitest'
import { readFromFrame, zoomOfKey, zoomWithin } from '../src/shared/files/pdf/protocol.ts'

describe('messages of the frame that shows documents', () => {
  test.each([
    { kind: 'ready' },
    { kind: 'escape' },
    { kind: 'shown', pages: 12 },
    { kind: 'page', page: 1 },
    { kind: 'refused', refusal: 'locked' },
    { kind: 'zoom', by: -1 },
    { kind: 'part', id: 1, folder: 'cmaps', name: 'UniGB-UCS2-H.bcmap' },
    { kind: 'part', id: 2, folder: 'wasm', name: 'openjpeg.wasm' },
  ])('$kind passes', (message) => {
    expect(readFromFrame(message)).toEqual(message)
  })

  test.each([
    undefined,
    'ready',
    { kind: 'close' },
    { kind: 'shown', pages: 0 },
    { kind: 'page', page: '2' },
    { kind: 'refused', refusal: '<b>' },
    { kind: 'zoom', by: 5 },
    { kind: 'part', id: 1, folder: '../..', name: 'config.json' },
    { kind: 'part', id: 1, folder: 'wasm', name: '../../config.json' },
    { kind: 'part', id: 1, folder: 'wasm', name: 'a%2Fb' },
    { kind: 'part', id: 1, folder: 'wasm', name: '..' },
  ])('%o does not', (message) => {
    expect(readFromFrame(message)).toBeUndefined()
  })
})

describe('zoom', () => {
  test('stays between a half and one and a half', () => {
    expect([4, 5, 10, 15, 16].map(zoomWithin)).toEqual([5, 5, 10, 15, 15])
  })

  test('has keys that leave combinations to the browser', () => {
    const press = (key: string, ctrlKey = false) =>
      zoomOfKey({ key, ctrlKey, altKey: false, metaKey: false } as KeyboardEvent)
    expect(['+', '=', '-', '−', '0', 'a'].map((key) => press(key))).toEqual([1, 1, -1, -1, 0, undefined])
    expect(press('+', true)).toBeUndefined()
  })
})
