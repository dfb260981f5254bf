import { correction, generate } from 'lean-qr'

export type QrCorrection = 'L' | 'M' | 'Q' | 'H'

export interface QrPath {
  /** Edge of the code in modules, without the quiet zone. */
  size: number
  /** Dark modules as an SVG path, one unit to a module. */
  path: string
}

/**
 * The dark modules of a QR code (ISO/IEC 18004), runs of a row joined, so that no hairlines show between them.
 *
 * @returns `null` when no code can hold the text: about 2,900 bytes at level `L`, 1,200 at `H`.
 */
export const qrPath = (value: string, level: QrCorrection): QrPath | null => {
  let bitmap
  try {
    bitmap = generate(value, { minCorrectionLevel: correction[level] })
  } catch {
    return null
  }
  const { size } = bitmap
  let path = ''
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      if (!bitmap.get(x, y)) continue
      const start = x
      while (x + 1 < size && bitmap.get(x + 1, y)) x += 1
      path += `M${start} ${y}h${x - start + 1}v1h-${x - start + 1}z`
    }
  }
  return { size, path }
}
