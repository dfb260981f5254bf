'use client'
import { useMemo } from 'react'
import { useWords } from '../i18n/define-words.ts'
import { qrCodeWords } from '../i18n/qr-code.ts'
import { classNames } from '../internal/class-names.ts'
import { takeParts, type PartsProps } from '../internal/parts.ts'
import type { CommonProps, DataAttributes } from '../internal/props.ts'
import * as styles from './qr-code.css.ts'
import { qrPath, type QrCorrection } from './qr-path.ts'

export interface QrCodeProps
  extends CommonProps<HTMLDivElement>, DataAttributes, PartsProps<'drawing' | 'modules' | 'failed'> {
  /** What a camera reads: an address, the text of a payment. */
  value: string
  /** What it is for: «QR-код для оплаты счёта». Give the same on the page as a link or text: not everyone has a camera. */
  label: string
  /** Edge in CSS pixels, with the quiet zone. A camera wants at least 120. */
  size?: number | undefined
  /** How much of the code may be damaged: `L` 7 %, `M` 15 %, `Q` 25 %, `H` 30 %. */
  correction?: QrCorrection | undefined
}

// Four modules of light around the code belong to it: without them cameras do not find it.
const quiet = 4

/** A QR code as a drawing that stays sharp in print. Dark on light in every theme, because cameras want it so. */
export function QrCode(asGiven: QrCodeProps) {
  const [part, props] = takeParts(asGiven)
  const { value, label, size = 200, correction = 'M', className, style, ...rest } = props
  const words = useWords(qrCodeWords)
  const code = useMemo(() => qrPath(value, correction), [value, correction])
  const edge = code === null ? 0 : code.size + 2 * quiet
  return (
    <div className={classNames(styles.root, className)} style={{ width: size, height: size, ...style }} {...rest}>
      {code === null ? (
        <p {...part('failed', styles.failed)}>{words.tooLong}</p>
      ) : (
        <svg
          aria-label={label}
          {...part('drawing', styles.drawing)}
          role="img"
          shapeRendering="crispEdges"
          viewBox={`${-quiet} ${-quiet} ${edge} ${edge}`}
        >
          <path {...part('modules', styles.modules)} d={code.path} />
        </svg>
      )}
    </div>
  )
}
