-- The last rate of a pair of currencies is one step in the index of a pair's days. While there was
-- one of days alone, a house with a single pair was thought to be served as well by that, and a pair
-- without rates walked all of them. Nothing else was read by it.
drop index exchange_rate_by_day;
