import { crc32, deflateSync } from 'node:zlib'
import type { ClaimDocumentType } from '@cabinet/contract/claim/values'
import { contentTypes } from '@cabinet/contract/file'
import { demoId } from '../../ids.ts'
import type { SeedContext } from '../../module.ts'
import { writePdf } from '@cabinet/api/platform/pdf/pdf'
import { documentMessagesOf } from '@cabinet/api/modules/claim/messages'

const [WIDTH, HEIGHT] = [480, 320]

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

/** A picture of a dented box, drawn: the demo has no photographs of anybody's parcels. */
const drawnBox = (turn: number): Buffer => {
  const rows = Buffer.alloc((WIDTH * 3 + 1) * HEIGHT)
  for (let y = 0; y < HEIGHT; y += 1) {
    for (let x = 0; x < WIDTH; x += 1) {
      const isBox = x > 90 && x < 390 && y > 70 && y < 270
      const isTape = isBox && Math.abs(x - 240 + (y - 170) * 0.05 * turn) < 14
      const isDent = isBox && Math.hypot(x - 300 + turn * 40, y - 130 - turn * 25) < 46 - turn * 6
      const [r, g, b] = isDent ? [122, 88, 54] : isTape ? [214, 196, 158] : isBox ? [186, 142, 92] : [226, 230, 234]
      const shade = 1 - (y / HEIGHT) * 0.18
      rows.set([r * shade, g * shade, b * shade].map(Math.round), y * (WIDTH * 3 + 1) + 1 + x * 3)
    }
  }
  const size = Buffer.alloc(13)
  size.writeUInt32BE(WIDTH)
  size.writeUInt32BE(HEIGHT, 4)
  size.set([8, 2, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk('IHDR', size),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** The same file serves claims about a courier and about a marketplace: it names neither. */
const neutralNames: Partial<Record<ClaimDocumentType, string>> = {
  PRETENSION: 'Претензия',
  CARRIER_REPLY: 'Ответ на претензию',
}
const nameOf = (type: ClaimDocumentType): string => neutralNames[type] ?? documentMessagesOf('SENDER')[type].ru

const scan = async (type: ClaimDocumentType, createdAt: Date): Promise<Uint8Array> => {
  const title = nameOf(type)
  return writePdf({
    title,
    pages: [
      {
        lines: [
          { kind: 'title', text: title },
          { kind: 'note', text: 'Образец документа для демонстрации' },
        ],
      },
    ],
    createdAt,
  })
}

/** Files of the demo: one for each type and organization, and as many photographs as are asked for. */
export const createDemoFiles = ({ files, start }: Pick<SeedContext, 'files' | 'start'>) => {
  const stored = new Map<string, Promise<string>>()
  const storeOnce = async (organizationId: string, type: ClaimDocumentType, ordinal: number): Promise<string> => {
    const isPhoto = type === 'PHOTO'
    const bytes = isPhoto ? drawnBox(ordinal) : await scan(type, start)
    return files.storeBytes(
      {
        id: demoId(`claim file ${organizationId} ${type} ${ordinal}`),
        organizationId,
        uploadedBy: null,
        purpose: 'CLAIM_DOCUMENT',
        name: isPhoto ? `Фото упаковки ${ordinal + 1}.png` : `${nameOf(type)}.pdf`,
        contentType: isPhoto ? contentTypes.png : contentTypes.pdf,
        width: isPhoto ? WIDTH : null,
        height: isPhoto ? HEIGHT : null,
        isShared: false,
      },
      bytes,
    )
  }
  return {
    /** The id of the file; the same for the same organization, type and ordinal. */
    fileOf(organizationId: string, type: ClaimDocumentType, ordinal: number): Promise<string> {
      const index = type === 'PHOTO' ? ordinal : 0
      const key = `${organizationId} ${type} ${index}`
      const file = stored.get(key) ?? storeOnce(organizationId, type, index)
      stored.set(key, file)
      return file
    },
  }
}
