/** Who may have an account. */
export type Owner = 'organization' | 'entrepreneur' | 'person'

/** Balance accounts whose owner is known: by five digits, or by three for a whole group. */
export const accountOwners: Readonly<Record<string, readonly Owner[]>> = {
  '405': ['organization'],
  '406': ['organization'],
  '40701': ['organization'],
  '40702': ['organization'],
  '40703': ['organization'],
  '40802': ['entrepreneur'],
  '40807': ['organization'],
  '40817': ['person'],
  '40820': ['person'],
  '423': ['person'],
  '426': ['person'],
}

/** What people read: Russian, then English. */
export const texts = {
  innKind: [
    'ИНН организации состоит из 10 цифр, ИНН человека — из 12',
    'The INN of an organization has 10 digits, that of a person 12',
  ],
  ogrnKind: [
    'ИНН из 10 цифр бывает с ОГРН из 13 цифр, ИНН из 12 цифр — с ОГРНИП из 15',
    'An INN of 10 digits goes with an OGRN of 13, an INN of 12 with an OGRNIP of 15',
  ],
  ogrnOfPerson: ['У человека без статуса предпринимателя нет ОГРНИП', 'A person who is no entrepreneur has no OGRNIP'],
  ogrnOfSubject: [
    'У организации ОГРН из 13 цифр, у предпринимателя ОГРНИП из 15',
    'An organization has an OGRN of 13 digits, an entrepreneur an OGRNIP of 15',
  ],
  kppOfPerson: ['КПП есть только у организаций', 'Only organizations have a KPP'],
  ogrnOfForeign: [
    'ИНН иностранной организации: вместо ОГРН у неё номер записи об аккредитации',
    'The INN is that of a foreign organization, which has a number of accreditation instead of an OGRN',
  ],
  kppRegion: [
    'КПП другого региона, чем ИНН: так бывает после переезда и у подразделений',
    'The KPP is of another region than the INN: so it is after a move, and for separate units',
  ],
  ogrnRegion: [
    'ОГРН другого региона, чем ИНН: так бывает после переезда',
    'The OGRN is of another region than the INN: so it is after a move',
  ],
  correspondentAccountBank: [
    'Корреспондентский счёт открыт не в банке с этим БИК',
    'The correspondent account is not in the bank with this BIK',
  ],
  correspondentAccountNumber: [
    'Последние три цифры корреспондентского счёта обычно те же, что в БИК',
    'The last three digits of a correspondent account are those of the BIK as a rule',
  ],
  settlementAccountBank: [
    'Расчётный счёт открыт не в банке с этим БИК',
    'The settlement account is not in the bank with this BIK',
  ],
  accountOwner: ['Похоже, это счёт другого типа владельца', 'The account looks like that of an owner of another kind'],
} as const satisfies Readonly<Record<string, readonly [ru: string, en: string]>>
