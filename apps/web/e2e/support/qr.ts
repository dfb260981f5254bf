import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { expect, type Locator } from '@playwright/test'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

/** The decoder as its package brings it: by itself it would ask a server of others for it. */
const decoder = async (): Promise<void> => {
  const { buffer } = await readFile(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'))
  await prepareZXingModule({ overrides: { wasmBinary: buffer }, fireImmediately: true })
}

/** What a telephone that is held before the screen reads in a code. */
export const readQr = async (picture: Locator): Promise<string> => {
  await expect(picture).toBeVisible()
  await decoder()
  const codes = await readBarcodes(await picture.screenshot(), { formats: ['QRCode'] })
  expect(codes).toHaveLength(1)
  return codes[0]?.text ?? ''
}

/** The fields of a code by which a payment is made, by their names in ГОСТ Р 56042-2014. */
export const paymentOf = (payload: string): Record<string, string> => {
  const [format, ...fields] = payload.split('|')
  expect(format).toBe('ST00012')
  return Object.fromEntries(
    fields.map((field) => [field.slice(0, field.indexOf('=')), field.slice(field.indexOf('=') + 1)]),
  )
}
