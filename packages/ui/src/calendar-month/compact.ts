const formats: Record<string, Intl.NumberFormat> = {}

/** Roubles in few signs: `15 тыс. ₽`, or without the sign of the rouble. */
export const compact = (kopecks: number, locale: string, style: 'currency' | 'decimal', digits?: number): string =>
  (formats[locale + style + digits] ??= new Intl.NumberFormat(locale, {
    style,
    currency: 'RUB',
    currencyDisplay: 'narrowSymbol',
    notation: 'compact',
    ...(digits !== undefined && { maximumSignificantDigits: digits }),
  }))
    .format(Math.round(kopecks / 100))
    .replace('-', '\u2212')
