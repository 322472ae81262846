/*
 * Numbers of telephones: kept as they were typed, and as E.164 where that can be told. Our own small table: what
 * numbers a country has given out is not asked, so that a new range is never refused.
 */

/** Calling codes by country (ITU-T E.164). */
const table =
  'AC247 AD376 AE971 AF93 AG1 AI1 AL355 AM374 AO244 AR54 AS1 AT43 AU61 AW297 AX358 AZ994 BA387 BB1 BD880 BE32 BF226 ' +
  'BG359 BH973 BI257 BJ229 BL590 BM1 BN673 BO591 BQ599 BR55 BS1 BT975 BW267 BY375 BZ501 CA1 CC61 CD243 CF236 CG242 ' +
  'CH41 CI225 CK682 CL56 CM237 CN86 CO57 CR506 CU53 CV238 CW599 CX61 CY357 CZ420 DE49 DJ253 DK45 DM1 DO1 DZ213 EC593 ' +
  'EE372 EG20 EH212 ER291 ES34 ET251 FI358 FJ679 FK500 FM691 FO298 FR33 GA241 GB44 GD1 GE995 GF594 GG44 GH233 GI350 ' +
  'GL299 GM220 GN224 GP590 GQ240 GR30 GT502 GU1 GW245 GY592 HK852 HN504 HR385 HT509 HU36 ID62 IE353 IL972 IM44 IN91 ' +
  'IO246 IQ964 IR98 IS354 IT39 JE44 JM1 JO962 JP81 KE254 KG996 KH855 KI686 KM269 KN1 KP850 KR82 KW965 KY1 KZ7 LA856 ' +
  'LB961 LC1 LI423 LK94 LR231 LS266 LT370 LU352 LV371 LY218 MA212 MC377 MD373 ME382 MF590 MG261 MH692 MK389 ML223 ' +
  'MM95 MN976 MO853 MP1 MQ596 MR222 MS1 MT356 MU230 MV960 MW265 MX52 MY60 MZ258 NA264 NC687 NE227 NF672 NG234 NI505 ' +
  'NL31 NO47 NP977 NR674 NU683 NZ64 OM968 PA507 PE51 PF689 PG675 PH63 PK92 PL48 PM508 PR1 PS970 PT351 PW680 PY595 ' +
  'QA974 RE262 RO40 RS381 RU7 RW250 SA966 SB677 SC248 SD249 SE46 SG65 SH290 SI386 SJ47 SK421 SL232 SM378 SN221 SO252 ' +
  'SR597 SS211 ST239 SV503 SX1 SY963 SZ268 TC1 TD235 TG228 TH66 TJ992 TK690 TL670 TM993 TN216 TO676 TR90 TT1 TV688 ' +
  'TW886 TZ255 UA380 UG256 US1 UY598 UZ998 VA39 VC1 VE58 VG1 VI1 VN84 VU678 WF681 WS685 XK383 YE967 YT262 ZA27 ZM260 ' +
  'ZW263'

const callingCodes = new Map(table.split(' ').map((one) => [one.slice(0, 2), one.slice(2)]))
/** Shared by services over all countries too: satellites, free phone, networks. */
const knownCodes = new Set([
  ...callingCodes.values(),
  '800',
  '808',
  '870',
  '878',
  '881',
  '882',
  '883',
  '888',
  '979',
])

/** What is dialled before a number inside a country and is no part of it; `0` where no other is listed. */
const trunks: { readonly [country: string]: string } = {
  HU: '06',
  LT: '0',
  RU: '8',
  KZ: '8',
  BY: '8',
  TM: '8',
}
/** Countries in which every digit is part of the number. */
const without = new Set(
  (
    'AD BH BJ BF BI BT BZ CG CI CL CM CO CR CV CY CZ DJ DK EE ES FO GA GI GL GQ GR GT HK HN HT IS IT KM KW LI LU LV ' +
    'MC MO MR MT MV NE NI NO OM PA PL PT PY QA SC SG SJ SM SN SV TD TG TN VA'
  ).split(' '),
)

/** The number inside its country without what is dialled before it. */
function withoutTrunk(digits: string, country: string, code: string): string {
  if (code === '1') return digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits
  if (without.has(country)) return digits
  const trunk = trunks[country] ?? '0'
  return digits.startsWith(trunk) ? digits.slice(trunk.length) : digits
}

/** Fewest digits of a number with its calling code; the most are fifteen (E.164 §6.2.1). */
const E164_MIN = 7
const E164_MAX = 15

function checked(digits: string): string | null {
  const isKnown = [1, 2, 3].some((length) => knownCodes.has(digits.slice(0, length)))
  if (!isKnown || digits.length < E164_MIN || digits.length > E164_MAX) return null
  // Every number of North America has ten digits after the 1.
  return digits.startsWith('1') && digits.length !== 11 ? null : `+${digits}`
}

/**
 * A number of a telephone as it was typed and as E.164, which is null where it cannot be told (an extension, a country
 * that is unknown). Null for what is no number at all.
 *
 * @param country ISO 3166-1 alpha-2: where a number is at home that does not say so itself
 */
export function readPhone(
  typed: string,
  country: string,
): { readonly typed: string; readonly e164: string | null } | null {
  if (typed.length > 50) return null
  const bare = typed.normalize('NFKC').trim()
  // The number, and an extension in whichever words: `ext. 12`, `x12`, `#12`.
  const main = /^[^\p{L}#;,]*/u.exec(bare)?.[0] ?? ''
  const rest = bare.slice(main.length)
  if (!/^\+?[\d\s()./\-\u2010-\u2015]+$/u.test(main) || rest.length > 20) return null
  const digits = main.replace(/\D/g, '')
  if (digits.length < 4 || digits.length > 20) return null
  if (rest !== '') return { typed, e164: null }
  // "+41 (0)44": the nought in brackets is dialled at home alone.
  const abroad = main.replace(/^(\+|00)([\d\s]*)\(0\)/, '$1$2').replace(/\D/g, '')
  if (main.startsWith('+')) return { typed, e164: checked(abroad) }
  const code = callingCodes.get(country)
  if (code === undefined) return { typed, e164: null }
  if (main.startsWith('00') && code !== '1') return { typed, e164: checked(abroad.slice(2)) }
  if (code === '1' && digits.startsWith('011')) return { typed, e164: checked(digits.slice(3)) }
  return { typed, e164: checked(`${code}${withoutTrunk(digits, country, code)}`) }
}
