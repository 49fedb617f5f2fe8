/** Kind of the reservation streams that keep an e-mail address to one person. */
export const emailReservation = 'userEmail';

/** An address in the one spelling that is reserved and looked up. */
export const addressOf = (email: string): string => email.trim().toLowerCase();
