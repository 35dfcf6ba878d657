/** URL path of an event's calendar file. */
export const calendarPath = ({ id }: { id: string }) => `/events/${id}.ics`;
