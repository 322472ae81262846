/*
 * A proof of work: for each part a number whose SHA-256 with the puzzle begins with so many zero bits. Many small parts
 * take nearly the same time everywhere; one large one would now and then take ten times as long. About 33,000 digests,
 * below a second on a processor six times slower than a desk's.
 */
export const PUZZLE_PARTS = 16
export const PUZZLE_BITS = 11
