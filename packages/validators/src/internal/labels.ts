/**
 * Words that people write before a number, as sources of regular expressions without regard to case. A longer one stands
 * before a shorter one with the same beginning.
 */
export const labels: Readonly<Record<string, string>> = {
  inn: 'инн|inn',
  kpp: 'кпп|kpp',
  ogrn: 'огрнип|огрн|ogrnip|ogrn',
  bik: 'бик|bik',
  correspondentAccount: 'корреспондентский сч[её]т|кор+(?:есп)?\\.? ?/? ?сч(?:[её]т)?|к ?/ ?сч?|к\\.с\\.',
  settlementAccount: 'расч[её]тный сч[её]т|рас(?:ч)?\\.? ?/? ?сч(?:[её]т)?|р ?/ ?сч?|р\\.с\\.|сч[её]т|сч',
  mobilePhone: 'мобильный телефон|мобильный|телефон|сотовый|моб\\.? ?тел|моб|сот|тел|phone|mobile|tel',
  snils: 'снилс|snils',
  okpo: 'окпо|okpo',
  okved: 'оквэд ?-? ?2?|okved',
  postalCode: 'почтовый индекс|индекс',
  foreignPassport: 'загран\\.? ?паспорт|заграничный паспорт',
  passport: 'паспорт|passport',
  departmentCode: 'код подразделения|к ?/ ?п|код',
  oktmo: 'октмо|oktmo',
  okato: 'окато|okato',
  card: 'номер карты|карта|card',
  iban: 'iban|ибан',
  swift: 'swift|свифт|bic',
  cadastralNumber: 'кадастровый номер|кад\\.? ?номер|кн',
  oms: 'полис омс|омс|енп',
  kbk: 'кбк|kbk',
  uin: 'уин|uin',
  vin: 'vin|вин',
  vehiclePlate: 'гос\\.? ?номер|номер автомобиля|грз',
  driverLicence: 'водительское удостоверение|в ?/ ?у|ву',
  internationalEmail: 'e-?mail|электронная почта|эл\\.? ?почта|почта|mailto',
  email: 'e-?mail|электронная почта|эл\\.? ?почта|почта|mailto',
}
