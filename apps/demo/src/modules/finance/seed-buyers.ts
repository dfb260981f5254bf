/** Fictional companies to which the organizations of the demo deliver. */
export const demoBuyers = {
  B1: { itn: '7799061015', shortName: 'ООО «ТД «Оптима Ритейл»' },
  B2: { itn: '6399062020', shortName: 'АО «Хлебторг»' },
  B3: { itn: '2399063033', shortName: 'ООО «Маркет-Юг»' },
  B4: { itn: '5299064046', shortName: 'ООО «СтройКомплект»' },
  B5: { itn: '6699065053', shortName: 'ООО «ГородОпт»' },
  B6: { itn: '619906789087', shortName: 'ИП Ковалёв Игорь Петрович' },
  B7: { itn: '7799067070', shortName: 'ООО «Дельта Снаб»' },
} as const

export type DemoBuyerKey = keyof typeof demoBuyers
