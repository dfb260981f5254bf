// Characters 128 to 191 of Windows-1251; the letters А to я follow.
const upper = 'ЂЃ‚ѓ„…†‡€‰Љ‹ЊЌЋЏђ‘’“”•–—\u0098™љ›њќћџ\u00a0ЎўЈ¤Ґ¦§Ё©Є«¬\u00ad®Ї°±Ііґµ¶·ё№є»јЅѕї'

/** Text of bytes in Windows-1251, in which the Bank of Russia writes. */
export const fromCp1251 = (bytes: Uint8Array): string => {
  let text = ''
  for (let start = 0; start < bytes.length; start += 8192) {
    const codes = Array.from(bytes.subarray(start, start + 8192), (byte) =>
      byte < 128 ? byte : byte < 192 ? upper.charCodeAt(byte - 128) : byte + 848,
    )
    text += String.fromCharCode(...codes)
  }
  return text
}
