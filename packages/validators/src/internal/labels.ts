// Words that people write before a number, as sources of regular expressions without regard to case. A longer one stands
// before a shorter one with the same beginning; an abbreviation may be typed with Latin letters that look alike. Each by itself, so that a reading brings those of its own identifier alone.

export const inn = 'и[нh]{2}|inn'
export const kpp = '[кk]пп|kpp'
export const ogrn = '[оo]г[рp][нh](?:ип|(?: ?/ ?огрнип)?)|ogrnip|ogrn'
export const bik = 'би[кk]|bik'
export const correspondentAccount =
  'корреспондентский сч[её]т|кор+(?:есп)?\\.? ?/? ?сч(?:[её]т)?|[кk] ?/ ?[сc]ч?|[кk]\\.[сc]\\.'
export const settlementAccount =
  'расч[её]тный сч[её]т|рас(?:ч)?\\.? ?/? ?сч(?:[её]т)?|[рp] ?/ ?[сc]ч?|[рp]\\.[сc]\\.|сч[её]т|сч'
export const mobilePhone =
  'мобильный телефон|мобильный|телефон|сотовый|моб\\.? ?тел|моб|сот|тел(?:\\.? ?/ ?факс)?|факс|т(?=\\.)|phone|mobile|tel'
export const snils = '[сc][нh]ил[сc]|snils'
export const okpo = '[оo][кk]п[оo]|okpo'
export const okved = '[оo][кk]вэд ?-? ?2?|okved'
export const postalCode = 'почтовый индекс|индекс'
export const foreignPassport = 'загран\\.? ?паспорт|заграничный паспорт'
export const passport = 'паспорт(?: гражданина)?(?: рф| российской федерации)?|passport'
export const departmentCode = 'код подразделения|[кk] ?/ ?п|код'
export const oktmo = '[оo][кk][тt][мm][оo]|oktmo'
export const okato = '[оo][кk][аa][тt][оo]|okato'
export const card = 'номер карты|карта|card'
export const iban = 'iban|ибан'
export const swift = 'swift|свифт|bic'
export const cadastralNumber = 'кадастровый номер|кад\\.? ?номер|кн'
export const oms = 'полис омс|[оo][мm][сc]|[еe][нh]п'
export const kbk = '[кk]б[кk]|kbk'
export const uin = '[уy]и[нh]|uin'
export const vin = 'vin|вин'
export const vehiclePlate = 'гос\\.? ?номер|номер автомобиля|грз'
export const driverLicence = 'водительское удостоверение|водительские права|[вb] ?/ ?[уy]|ву'
// An address may begin with such a word.
export const email = '(?:e-?mail|электронная почта|эл\\.? ?почта|почта|mailto)(?=[\\s:])'
