const words = (text: string): readonly string[] => text.split(' ')

/**
 * Street suffixes of USPS Publication 28, appendix C1: abbreviation, full word, other spellings. Plurals of the same
 * kind of street share a row with their singular only where the publication does. Spanish words of the trade are added.
 */
const SUFFIXES = `
ALY ALLEY ALLEE ALLY|ANX ANNEX ANEX ANNX|ARC ARCADE|AVE AVENUE AV AVEN AVENU AVN AVNUE AVENIDA AVDA
BYU BAYOU BAYOO|BCH BEACH|BND BEND|BLF BLUFF BLUF|BLFS BLUFFS|BTM BOTTOM BOT BOTTM|BLVD BOULEVARD BOUL BOULV BULEVAR|BR BRANCH BRNCH
BRG BRIDGE BRDGE|BRK BROOK|BRKS BROOKS|BYP BYPASS BYPA BYPAS BYPS|CP CAMP CMP|CYN CANYON CANYN CNYN|CPE CAPE|CSWY CAUSEWAY CAUSWA
CTR CENTER CEN CENT CENTR CENTRE CNTER CNTR|CIR CIRCLE CIRC CIRCL CRCL CRCLE|CIRS CIRCLES|CLF CLIFF|CLFS CLIFFS|CLB CLUB|CMN COMMON
COR CORNER|CORS CORNERS|CRSE COURSE|CT COURT CRT|CTS COURTS|CV COVE|CVS COVES|CRK CREEK|CRES CRESCENT CRSENT CRSNT|CRST CREST
XING CROSSING CRSSNG|XRD CROSSROAD|CURV CURVE|DL DALE|DM DAM|DV DIVIDE DIV DVD|DR DRIVE DRIV DRV|DRS DRIVES|EST ESTATE|ESTS ESTATES
EXPY EXPRESSWAY EXP EXPR EXPRESS EXPW|EXT EXTENSION EXTN EXTNSN|EXTS EXTENSIONS|FALL FALL|FLS FALLS|FRY FERRY FRRY|FLD FIELD
FLDS FIELDS|FLT FLAT|FLTS FLATS|FRD FORD|FRST FOREST FORESTS|FRG FORGE FORG|FRK FORK|FRKS FORKS|FT FORT FRT|FWY FREEWAY FREEWY FRWAY FRWY
GDN GARDEN GARDN GRDEN GRDN|GDNS GARDENS GRDNS|GTWY GATEWAY GATEWY GATWAY GTWAY|GLN GLEN|GRN GREEN|GRV GROVE GROV|HBR HARBOR HARB HARBR HRBOR
HVN HAVEN|HTS HEIGHTS HT|HWY HIGHWAY HIGHWY HIWAY HIWY HWAY|HL HILL|HLS HILLS|HOLW HOLLOW HLLW HOLLOWS HOLWS|INLT INLET|IS ISLAND ISLND
ISLE ISLE ISLES|JCT JUNCTION JCTION JCTN JUNCTN JUNCTON|KY KEY|KYS KEYS|KNL KNOLL KNOL|KNLS KNOLLS|LK LAKE|LKS LAKES|LAND LAND
LNDG LANDING LNDNG|LN LANE|LGT LIGHT|LF LOAF|LCK LOCK|LDG LODGE LDGE LODG|LOOP LOOP LOOPS|MALL MALL|MNR MANOR|MNRS MANORS|MDW MEADOW
MDWS MEADOWS MEDOWS|MEWS MEWS|ML MILL|MLS MILLS|MSN MISSION MISSN MSSN|MT MOUNT MNT|MTN MOUNTAIN MNTAIN MNTN MOUNTIN MTIN|NCK NECK
ORCH ORCHARD ORCHRD|OVAL OVAL OVL|OPAS OVERPASS|PARK PARK PRK PARKS|PKWY PARKWAY PARKWY PKWAY PKY PARKWAYS PKWYS|PASS PASS|PSGE PASSAGE
PATH PATH PATHS|PIKE PIKE PIKES|PNE PINE|PNES PINES|PL PLACE|PLN PLAIN|PLNS PLAINS|PLZ PLAZA PLZA|PT POINT|PTS POINTS|PRT PORT|PR PRAIRIE PRR
RADL RADIAL RAD RADIEL|RAMP RAMP|RNCH RANCH RANCHES RNCHS|RPD RAPID|RPDS RAPIDS|RST REST|RDG RIDGE RDGE|RDGS RIDGES|RIV RIVER RVR RIVR
RD ROAD|RDS ROADS|RTE ROUTE|ROW ROW|RUE RUE|RUN RUN|SHL SHOAL|SHLS SHOALS|SHR SHORE SHOAR|SHRS SHORES SHOARS|SKWY SKYWAY|SPG SPRING SPNG SPRNG
SPGS SPRINGS SPNGS SPRNGS|SPUR SPUR SPURS|SQ SQUARE SQR SQRE SQU|SQS SQUARES SQRS|STA STATION STATN STN|STRA STRAVENUE STRAV STRVN
STRM STREAM STREME|ST STREET STR STRT|STS STREETS|SMT SUMMIT SUMIT SUMITT|TER TERRACE TERR|TRWY THROUGHWAY|TRCE TRACE TRACES|TRAK TRACK TRACKS TRK
TRFY TRAFFICWAY|TRL TRAIL TRAILS TRLS|TUNL TUNNEL TUNEL|TPKE TURNPIKE TRNPK TURNPK|UPAS UNDERPASS|UN UNION|VLY VALLEY VALLY VLLY|VLYS VALLEYS
VIA VIADUCT VDCT VIADCT|VW VIEW|VWS VIEWS|VLG VILLAGE VILL VILLAG VILLG|VLGS VILLAGES|VL VILLE|VIS VISTA VIST VST VSTA|WALK WALK WALKS
WALL WALL|WAY WAY WY|WAYS WAYS|WL WELL|WLS WELLS`

const rows = SUFFIXES.trim().split(/[|\n]/).map(words)

/** Returns the full word of a suffix abbreviation: `ST` is `STREET`. */
export const suffixNames: ReadonlyMap<string, string> = new Map(
  rows.map(([short = '', full = '']) => [short, full]),
)

/** Returns the abbreviation of each spelling of a suffix. */
export const suffixes: ReadonlyMap<string, string> = new Map(
  rows.flatMap(([short = '', ...others]) => [short, ...others].map((spelling) => [spelling, short])),
)

const directionRows = {
  N: words('NORTH NO NORTE'),
  S: words('SOUTH SO SUR'),
  E: words('EAST ESTE'),
  W: words('WEST OESTE'),
  NE: words('NORTHEAST NORESTE'),
  NW: words('NORTHWEST NOROESTE'),
  SE: words('SOUTHEAST SURESTE SUDESTE'),
  SW: words('SOUTHWEST SUROESTE SUDOESTE'),
}

/** Returns the abbreviation of each spelling of a direction, English and Spanish. */
export const directions: ReadonlyMap<string, string> = new Map(
  Object.entries(directionRows).flatMap(([short, names]) => [short, ...names].map((name) => [name, short])),
)

/** Returns the full English word of a direction. */
export const directionNames: ReadonlyMap<string, string> = new Map(
  Object.entries(directionRows).map(([short, [full = short]]) => [short, full]),
)

/** The unit words of USPS Publication 28, appendix C2, that need a number, with the Spanish words for them. */
const NUMBERED_UNITS = `
APT APARTMENT APTO APARTAMENTO DEPTO DEPARTAMENTO DPTO|UNIT UNIDAD CASA INT INTERIOR|STE SUITE|FL FLOOR PISO|LOT LOTE|TRLR TRAILER|BLDG BUILDING EDIFICIO EDIF
SPC SPACE ESPACIO|RM ROOM CUARTO|SLIP|DEPT DEPARTMENT|HNGR HANGAR|KEY|PIER|STOP`

/** Those that may stand alone. */
const LONE_UNITS = `REAR ATRAS|FRNT FRONT FRENTE|BSMT BASEMENT SOTANO|UPPR UPPER|LOWR LOWER|PH PENTHOUSE|OFC OFFICE OFICINA|LBBY LOBBY|SIDE`

const unitTable = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text
      .trim()
      .split(/[|\n]/)
      .map(words)
      .flatMap(([short = '', ...others]) => [short, ...others].map((spelling) => [spelling, short])),
  )

/** Returns the abbreviation of each spelling of a unit that needs a number. */
export const numberedUnits = unitTable(NUMBERED_UNITS)

/** Returns the abbreviation of each spelling of a unit that may have no number. */
export const loneUnits = unitTable(LONE_UNITS)

/** Spanish words that begin a street name, by spelling. They follow the number and have no suffix. */
export const leadingWords: ReadonlyMap<string, string> = new Map([
  ...words('CALLE CLL').map((spelling) => [spelling, 'CALLE'] as const),
  ...words('AVENIDA AVDA AVE AV').map((spelling) => [spelling, 'AVENIDA'] as const),
  ...words('CAMINO CAM').map((spelling) => [spelling, 'CAMINO'] as const),
  ...words('CARRETERA CARR').map((spelling) => [spelling, 'CARRETERA'] as const),
  ...words('PASEO VIA CALLEJON PASAJE VEREDA').map((word) => [word, word] as const),
])

const ONES = words('FIRST SECOND THIRD FOURTH FIFTH SIXTH SEVENTH EIGHTH NINTH')
const TEENS = words(
  'TENTH ELEVENTH TWELFTH THIRTEENTH FOURTEENTH FIFTEENTH SIXTEENTH SEVENTEENTH EIGHTEENTH NINETEENTH',
)
const TENS = words('TWENTY THIRTY FORTY FIFTY SIXTY SEVENTY EIGHTY NINETY')

/** Returns the ordinal of a number in digits: `1ST`, `12TH`. */
export const ordinal = (number: number): string => {
  const isTeen = number % 100 >= 11 && number % 100 <= 13
  return `${number}${['TH', 'ST', 'ND', 'RD'][isTeen ? 0 : number % 10] ?? 'TH'}`
}

/** Returns the number of each ordinal that is one word: `FIRST` is 1, `TWENTIETH` is 20. */
export const ordinalNumbers: ReadonlyMap<string, number> = new Map([
  ...[...ONES, ...TEENS].map((word, index) => [word, index + 1] as const),
  ...TENS.map((word, index) => [word.replace(/Y$/, 'IETH'), 20 + 10 * index] as const),
])

/** Returns the number of each ten that an ordinal can follow: `TWENTY` is 20. */
export const tenNumbers: ReadonlyMap<string, number> = new Map(
  TENS.map((word, index) => [word, 20 + 10 * index]),
)

/** Abbreviations at the beginning of a name or a city. `ST` is a suffix anywhere else. */
export const nameBeginnings: ReadonlyMap<string, string> = new Map([
  ['ST', 'SAINT'],
  ['STE', 'SAINTE'],
  ['MT', 'MOUNT'],
  ['FT', 'FORT'],
  ['DR', 'DOCTOR'],
])

/** The kinds of numbered road, by how they are written. Each pattern ends with the number of the road. */
export const numberedRoads: readonly (readonly [name: string, written: RegExp])[] = (
  [
    ['COUNTY ROAD', '(?:COUNTY|CO|CNTY) (?:ROAD|RD)|CR'],
    ['COUNTY HIGHWAY', '(?:COUNTY|CO|CNTY) (?:HIGHWAY|HWY)|CH'],
    ['US HIGHWAY', 'U ?S(?: (?:HIGHWAY|HWY|ROUTE|RTE|RT))?'],
    ['STATE ROAD', '(?:STATE|ST) (?:ROAD|RD)|SR'],
    ['STATE ROUTE', '(?:STATE|ST) (?:ROUTE|RTE|RT)'],
    ['STATE HIGHWAY', '(?:STATE|ST) (?:HIGHWAY|HWY)|SH'],
    ['INTERSTATE', 'INTERSTATE(?: (?:HIGHWAY|HWY))?|I'],
    ['FM', 'FARM TO MARKET(?: (?:ROAD|RD))?|FM(?: (?:ROAD|RD))?'],
    ['RM', 'RANCH TO MARKET(?: (?:ROAD|RD))?|RM(?: (?:ROAD|RD))?'],
    ['RANCH ROAD', 'RANCH (?:ROAD|RD)'],
    ['TOWNSHIP ROAD', '(?:TOWNSHIP|TWP) (?:ROAD|RD)'],
    ['FOREST SERVICE ROAD', '(?:FOREST SERVICE|FS) (?:ROAD|RD)'],
    ['HIGHWAY', 'HIGHWAY|HWY'],
    ['ROUTE', 'ROUTE|RTE|RT'],
    ['LOOP', 'LOOP'],
    ['ROAD', 'ROAD|RD'],
  ] as const
).map(([name, written]) => [name, new RegExp(`^(?:${written}) ?(\\d+[A-Z]?)(?= |$)`)] as const)
