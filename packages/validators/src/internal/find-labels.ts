import type { FindKind } from './find-kinds.ts'

/** Words that say what comes after them, in lower case without dots. */
const labels: ReadonlyMap<string, readonly FindKind[]> = new Map<string, readonly FindKind[]>(
  (
    [
      ['инн inn', ['inn']],
      ['кпп kpp', ['kpp']],
      ['огрн огрнип ogrn', ['ogrn']],
      ['бик bik bic', ['bik', 'swift']],
      ['снилс snils', ['snils']],
      ['окпо', ['okpo']],
      ['оквэд оквэд2', ['okved']],
      ['октмо', ['oktmo']],
      ['окато', ['okato']],
      ['кбк', ['kbk']],
      ['уин', ['uin']],
      ['vin вин', ['vin']],
      ['iban', ['iban']],
      ['swift свифт', ['swift']],
      ['енп омс полис полиса', ['oms']],
      ['карта карты картой карту card', ['card']],
      ['паспорт паспорта паспортом passport', ['passport', 'foreignPassport']],
      ['загранпаспорт загранпаспорта', ['foreignPassport']],
      ['удостоверение удостоверения ву', ['driverLicence']],
      ['телефон телефона тел моб мобильный сот сотовый phone tel mobile', ['mobilePhone']],
      ['кадастровый', ['cadastralNumber']],
      ['индекс', ['postalCode']],
      ['госномер грз', ['vehiclePlate']],
      ['счёт счет счёта счета рс расчётный расчетный', ['settlementAccount', 'correspondentAccount']],
      ['корсчёт корсчет кс корреспондентский корр кор', ['correspondentAccount']],
    ] as const
  ).flatMap(([words, kinds]) => words.split(' ').map((word) => [word, kinds] as const)),
)

const latin = 'abcehkmoptxy'
const twins = 'авсенкмортху'

/**
 * What a word says of the number after it. Latin letters that look like Cyrillic ones count as those (`ИHH`); a word of
 * two that is Latin throughout does not: `by` is no «ву».
 */
export const labelled = (word: string): readonly FindKind[] | undefined => {
  const small = word.toLowerCase()
  const kinds = labels.get(small)
  if (kinds || (small.length < 3 && !/[а-яё]/.test(small))) return kinds
  return labels.get(inCyrillic(small))
}

/** A Cyrillic letter for each Latin one that looks like it, in a word of lower-case letters. */
export const inCyrillic = (small: string): string =>
  small.replace(/[a-z]/g, (letter) => twins[latin.indexOf(letter)] ?? letter)
