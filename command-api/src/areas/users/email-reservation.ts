/** Reservation kind. */
export const emailReservation = 'userEmail';

/** Normalized spelling. */
export const addressOf = (email: string): string => email.trim().toLowerCase();
