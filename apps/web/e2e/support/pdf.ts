const TAIL = '%%EOF'

/** A document with a line of Latin text on each page, as the specification of the format writes it: 300 × 400 points. */
export const pdfOf = (...lines: readonly string[]): Buffer => {
  const kids = lines.map((_, index) => `${index * 2 + 4} 0 R`)
  const pages = lines.flatMap((line, index) => {
    const stream = `0.9 0.2 0.2 rg 0 300 300 100 re f 0 g BT /F1 24 Tf 20 270 Td (${line}) Tj ET`
    const page = index * 2 + 4
    return [
      `${page} 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 400]/Resources<</Font<</F1 3 0 R>>>>/Contents ${page + 1} 0 R>>endobj`,
      `${page + 1} 0 obj<</Length ${stream.length}>>stream\n${stream}\nendstream endobj`,
    ]
  })
  return Buffer.from(
    [
      '%PDF-1.4',
      '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
      `2 0 obj<</Type/Pages/Kids[${kids.join(' ')}]/Count ${lines.length}>>endobj`,
      '3 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj',
      ...pages,
      'trailer<</Root 1 0 R>>',
      TAIL,
    ].join('\n'),
  )
}

/** A document that nobody can open without its password. */
export const lockedPdf = (): Buffer => {
  const text = pdfOf('Secret').toString()
  const key = '00'.repeat(32)
  return Buffer.from(
    text.replace(
      'trailer<</Root 1 0 R>>',
      `trailer<</Root 1 0 R/ID[<00><00>]/Encrypt<</Filter/Standard/V 1/R 2/P -4/O<${key}>/U<${key}>>>>>`,
    ),
  )
}

/** What calls itself a document and holds nothing. */
export const brokenPdf = (): Buffer => Buffer.from(`%PDF-1.7\n${'nothing of a document '.repeat(20)}\n${TAIL}`)
