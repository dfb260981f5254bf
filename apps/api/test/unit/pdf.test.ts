import { expect, it } from 'vitest'
import { fact, heading, type PdfDocument, writePdf } from '../../src/platform/pdf/pdf.ts'
import { readPdf } from '../support/pdf.ts'

const invoice = (number: number): PdfDocument => ({
  title: `Счёт № ${number}`,
  createdAt: new Date('2026-10-25T00:00:00Z'),
  pages: [{ lines: [heading(`Счёт № ${number}`), fact('Плательщик', `ООО «Ромашка-${number}»`)] }],
})

// The fonts are opened once for all documents; what a document takes of them is its own.
it('writes documents that are made at once as it writes each of them alone', async () => {
  const numbers = [1, 22, 333]
  const together = await Promise.all(numbers.map((number) => writePdf(invoice(number))))
  for (const [index, number] of numbers.entries()) {
    expect(together[index]).toEqual(await writePdf(invoice(number)))
    expect((await readPdf(together[index] ?? new Uint8Array())).sheets.join()).toContain(`ООО «Ромашка-${number}»`)
  }
})
