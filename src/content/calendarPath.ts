/** Where an event's calendar file is. */
export const calendarPath = ({ id }: { id: string }) => `/events/${id}.ics`;
