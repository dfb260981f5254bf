/** Values that were published as real or as examples, with where they stand. */
export const published = {
  oktmo: {
    source:
      'ОК 033-2013: Moscow and its Tverskoy, Saint Petersburg, Kazan, Ekaterinburg, Novosibirsk, Krasnodar, Samara',
    values: [
      '45000000',
      '45382000',
      '40000000',
      '92701000',
      '92701000001',
      '65701000',
      '50701000',
      '03701000',
      '36701000',
    ],
  },
  okato: {
    source: 'ОК 019-95: subjects as registers write them, and the levels below Moscow',
    values: ['45', '45286', '45286580', '45286580000', '79000000000', '80000000000', '91000000000', '26000000000'],
  },
  card: {
    source: 'numbers that payment systems and acquirers publish for tests',
    values: [
      '4111111111111111',
      '4222222222222',
      '5555555555554444',
      '2223003122003222',
      '378282246310005',
      '30569309025904',
      '6011111111111117',
      '3530111333300000',
      '6200000000000005',
      '6759649826438453',
      '2201382000000013',
    ],
  },
  iban: {
    source: 'the example of each country in the IBAN registry of SWIFT',
    values: (
      'AD1200012030200359100100 AE070331234567890123456 AL47212110090000000235698741 AT611904300234573201 ' +
      'AZ21NABZ00000000137010001944 BA391290079401028494 BE68539007547034 BG80BNBG96611020345678 ' +
      'BH67BMAG00001299123456 BR9700360305000010009795493P1 BY13NBRB3600900000002Z00AB00 CH9300762011623852957 ' +
      'CR05015202001026284066 CY17002001280000001200527600 CZ6508000000192000145399 DE89370400440532013000 ' +
      'DK5000400440116243 DO28BAGR00000001212453611324 EE382200221020145685 EG380019000500000000263180002 ' +
      'ES9121000418450200051332 FI2112345600000785 FO6264600001631634 FR1420041010050500013M02606 ' +
      'GB29NWBK60161331926819 GE29NB0000000101904917 GI75NWBK000000007099453 GL8964710001000206 ' +
      'GR1601101250000000012300695 GT82TRAJ01020000001210029690 HR1210010051863000160 HU42117730161111101800000000 ' +
      'IE29AIBK93115212345678 IL620108000000099999999 IQ98NBIQ850123456789012 IS140159260076545510730339 ' +
      'IT60X0542811101000000123456 JO94CBJO0010000000000131000302 KW81CBKU0000000000001234560101 ' +
      'KZ86125KZT5004100100 LB62099900000001001901229114 LC55HEMM000100010012001200023015 LI21088100002324013AA ' +
      'LT121000011101001000 LU280019400644750000 LV80BANK0000435195001 MC5811222000010123456789030 ' +
      'MD24AG000225100013104168 ME25505000012345678951 MK07250120000058984 MR1300020001010000123456753 ' +
      'MT84MALT011000012345MTLCAST001S MU17BOMM0101101030300200000MUR NL91ABNA0417164300 NO9386011117947 ' +
      'PK36SCBL0000001123456702 PL61109010140000071219812874 PS92PALS000000000400123456702 ' +
      'PT50000201231234567890154 QA58DOHB00001234567890ABCDEFG RO49AAAA1B31007593840000 RS35260005601001611379 ' +
      'RU0304452522540817810538091310419 SA0380000000608010167519 SC18SSCB11010000000000001497USD ' +
      'SE4550000000058398257466 SI56263300012039086 SK3112000000198742637541 SM86U0322509800000000270100 ' +
      'SV62CENR00000000000000700025 TL380080012345678910157 TN5910006035183598478831 TR330006100519786457841326 ' +
      'UA213223130000026007233566001 VA59001123000012345678 VG96VPVG0000012345678901 XK051212012345678906'
    ).split(' '),
  },
  swift: {
    source: 'codes that banks print in their own details',
    values: [
      'SABRRUMM',
      'SABRRUMM012',
      'VTBRRUMM',
      'ALFARUMM',
      'TICSRUMM',
      'GAZPRUMM',
      'RZBMRUMM',
      'DEUTDEFF',
      'DEUTDEFF500',
      'BOFAUS3N',
      'CHASUS33',
    ],
  },
  cadastralNumber: {
    source: 'examples of Rosreestr and of its public map',
    values: ['77:01:0001013:4915', '50:21:0110114:1', '78:14:0007691:12', '23:43:0142047:12345', '47:14:000000:1'],
  },
  oms: {
    source: 'made by the words of the order: none may be published',
    values: ['9900000000000002', '9900000000000010', '9912345678901239'],
  },
  kbk: {
    source: 'orders of the Ministry of Finance: profit tax, single tax payment, income tax, insurance, fines',
    values: [
      '18210101011011000110',
      '18201061201010000510',
      '18210102010011000110',
      '79710212000061000160',
      '18811601123010001140',
    ],
  },
  uin: {
    source: 'messages of ГИС ГМП and resolutions of the traffic police that were published as examples',
    values: [
      '32117072411021588933',
      '32116102414550976332',
      '88818012505024915378',
      '18810577260848002037',
      '18800000000000122936',
      '18810142200817004923',
    ],
  },
  vin: {
    source: 'Wikipedia and 49 CFR 565 (with a check digit), makers of Europe and Russia (without)',
    values: [
      '1M8GDM9AXKP042788',
      '5GZCZ43D13S812715',
      '11111111111111111',
      'WP0ZZZ99ZTS392124',
      'XTA210990Y2765499',
      'KLATF08Y1VB363636',
    ],
  },
  vehiclePlate: {
    source: 'the drawings of ГОСТ Р 50577-2018: types 1, 1Б, 2, 3 and 4, 20, 15',
    values: [
      'А123ВС77',
      'А123ВС777',
      'М976ММ34',
      'ЕР12377',
      'АХ123477',
      '1234АВ77',
      '1234АВ777',
      'А123477',
      'АВ123С77',
    ],
  },
  driverLicence: {
    source: 'order 365: series of digits, and series with letters of earlier licences',
    values: ['9912345678', '7701123456', '77АВ123456', '61ТО000001'],
  },
  foreignPassport: {
    source: 'forms of ten years (70 to 77), of five (51, 60 to 65)',
    values: ['711234567', '750000001', '641234567', '514567890'],
  },
  internationalEmail: {
    source: 'RFC 6530 to 6532 and the tests of universal acceptance (uasg.tech)',
    values: [
      'иван@почта.рф',
      'ivan@почта.рф',
      'ivan@xn--80a1acny.xn--p1ai',
      'info@ua-test.link',
      'info@test-toplevel.технология',
      '测试1@普遍适用测试.我爱你',
      'pelé@example.com',
      'δοκιμή@παράδειγμα.δοκιμή',
      'квіточка@пошта.укр',
      'user.name+tag@example.com',
    ],
  },
} as const satisfies Readonly<Record<string, { readonly source: string; readonly values: readonly string[] }>>

/** Values that must be refused, with the reason. */
export const refused: Readonly<Record<keyof typeof published, readonly (readonly [value: string, code: string])[]>> = {
  oktmo: [
    ['4538200', 'length'],
    ['453820001', 'length'],
    ['4538200А', 'format'],
    ['45 382 000', 'length'],
    ['00000000', 'territory'],
    ['02382000', 'territory'],
    ['72701000001', 'territory'],
  ],
  okato: [
    ['452', 'length'],
    ['452865800000', 'length'],
    ['4528658000', 'length'],
    ['452Б6', 'format'],
    ['00', 'territory'],
    ['62401000000', 'territory'],
  ],
  card: [
    ['411111111111', 'length'],
    ['41111111111111111111', 'length'],
    ['4111111111111112', 'checksum'],
    ['4111 1111 1111 1111', 'format'],
    ['41111111111111١1', 'format'],
    ['0000000000000000', 'prefix'],
    ['0000000000000001', 'prefix'],
  ],
  iban: [
    ['DE8937040044053201300', 'length'],
    ['DE893704004405320130000', 'length'],
    ['DE88370400440532013000', 'checksum'],
    ['DE8937040044053201300A', 'format'],
    ['de89370400440532013000', 'format'],
    ['DE89 3704 0044 0532 01', 'format'],
    ['US89370400440532013000', 'country'],
    ['GP1420041010050500013M02606', 'country'],
    ['__89370400440532013000', 'format'],
    ['RU04044525225408178105380913104', 'length'],
  ],
  swift: [
    ['SABRRUM', 'length'],
    ['SABRRUMM01', 'length'],
    ['sabrrumm', 'format'],
    ['SABR1UMM', 'format'],
    ['SABRRUMM-1-', 'format'],
    ['SABRXXMM', 'country'],
    ['SABRSUMM', 'country'],
  ],
  cadastralNumber: [
    ['77:01:0001013', 'format'],
    ['77:01:0001013:', 'format'],
    ['77:01:0001013:0', 'format'],
    ['77:01:0001013:04915', 'format'],
    ['77:01:00010130:4915', 'format'],
    ['77:01:00101:4915', 'format'],
    ['7:01:0001013:4915', 'format'],
    ['77.01.0001013.4915', 'format'],
    ['77:01:0001013:49150000000', 'length'],
  ],
  oms: [
    ['990000000000000', 'length'],
    ['9900000000000001', 'checksum'],
    ['9900000000000А02', 'format'],
    ['0000000000000000', 'zeros'],
  ],
  kbk: [
    ['1821010101101100011', 'length'],
    ['182101010110110001100', 'length'],
    ['1821010101101100011О', 'format'],
    ['00000000000000000000', 'zeros'],
  ],
  uin: [
    ['0', 'length'],
    ['1881057726084800203', 'length'],
    ['188105772608480020370', 'length'],
    ['18810577260848002038', 'checksum'],
    ['188109877МО617278823', 'format'],
    ['00000000000000000000', 'zeros'],
    ['0000000000000000000000000', 'zeros'],
  ],
  vin: [
    ['1M8GDM9AXKP04278', 'length'],
    ['1M8GDM9AXKP0427888', 'length'],
    ['1M8GDM9AXKP04278I', 'format'],
    ['OM8GDM9AXKP042788', 'format'],
    ['QM8GDM9AXKP042788', 'format'],
    ['1M8GDM9AXKP0427A8', 'format'],
    ['1m8gdm9axkp042788', 'format'],
  ],
  vehiclePlate: [
    ['А12ВС7', 'length'],
    ['А123ВС7777', 'length'],
    ['A123BC77', 'format'],
    ['а123вс77', 'format'],
    ['Ж123ВС77', 'format'],
    ['А123ВС077', 'format'],
    ['А123ВС00', 'region'],
    ['А123ВС20', 'region'],
    ['А000ВС77', 'zeros'],
    ['0000АВ77', 'zeros'],
    ['АВ00077', 'zeros'],
    ['А000077', 'zeros'],
  ],
  driverLicence: [
    ['991234567', 'length'],
    ['99123456789', 'length'],
    ['991А345678', 'format'],
    ['99AB345678', 'format'],
    ['99ЖЩ345678', 'format'],
    ['9912000000', 'zeros'],
  ],
  foreignPassport: [
    ['71123456', 'length'],
    ['7112345678', 'length'],
    ['71123456А', 'format'],
    ['710000000', 'zeros'],
  ],
  internationalEmail: [
    ['иван', 'format'],
    ['иван@почта', 'format'],
    ['@почта.рф', 'format'],
    ['иван@@почта.рф', 'format'],
    ['иван..петров@почта.рф', 'format'],
    ['иван петров@почта.рф', 'format'],
    ['иван@-почта.рф', 'format'],
    ['иван@почта-.рф', 'format'],
    ['иван@xn--.рф', 'format'],
    ['иван@xn--99999999.рф', 'format'],
    ['иван@xn--abc-.рф', 'format'],
    ['a@☃.com', 'format'],
    ['a@xn--n3h.com', 'format'],
    ['иван@10.0.0.1', 'format'],
    ['и\u0306@почта.рф', 'format'],
    ['ivan@раypal.com', 'mixed'],
    [`${'я'.repeat(33)}@почта.рф`, 'length'],
    [`и@${'почта.'.repeat(50)}рф`, 'length'],
    [`и@${'п'.repeat(60)}.рф`, 'format'],
  ],
}
