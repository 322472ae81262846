// The parts of a zip file that we write and read: PKWARE's APPNOTE.TXT, sections 4.3 and 4.5. Numbers are little-endian.

/** How the parts of a zip file begin. */
export const signatures = {
  entry: 0x04034b50,
  descriptor: 0x08074b50,
  listed: 0x02014b50,
  end: 0x06054b50,
  end64: 0x06064b50,
  end64Locator: 0x07064b50,
} as const

/** Length of the fixed part of each, in bytes. */
export const lengths = { entry: 30, listed: 46, end: 22, end64: 56, end64Locator: 20 } as const

/** How the bytes of an entry are kept. */
export const methods = { stored: 0, deflated: 8 } as const

/** Bits of an entry's flags. */
export const flags = { encrypted: 1, sizesFollow: 8, utf8: 0x800 } as const

/** The tag of the field that holds what does not fit 32 bits. */
export const ZIP64_FIELD = 1

/** What stands in 16 or 32 bits when the true value is in a field of 64. */
export const FULL_16 = 0xffff
export const FULL_32 = 0xffffffff

/** The first moment a zip file can tell (1 January 1980): entries carry it, so that equal content makes equal bytes. */
export const FIRST_DAY = 0x0021
